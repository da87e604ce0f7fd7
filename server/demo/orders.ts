import { addDays, HOUR, instantAt, localTime, MINUTE } from '../../schema/base/zonedTime.ts'
import { usualParts } from '../../schema/catalogue/usual.ts'
import { checkoutProblems } from '../../schema/ordering/checkout.ts'
import { type ExternalUser, externalUsers } from '../../schema/ordering/externalUser.ts'
import { quote, wantedOf } from '../../schema/ordering/quote.ts'
import { type OrderCall, orderCall } from '../../schema/ordering/requests.ts'
import type { OrderRow } from '../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { accountFor } from '../ordering/account/terms.ts'
import type { DeedDeps, OrderingDeps } from '../ordering/deps.ts'
import { type BranchOffer, createOffer } from '../ordering/orders/catalogue.ts'
import { moveIn } from '../ordering/orders/move.ts'
import { placeOrder } from '../ordering/orders/place.ts'
import { rateOrder } from '../ordering/orders/questionnaire.ts'
import { applyProviderState } from '../ordering/payments/apply.ts'
import { creditOrder } from '../ordering/payments/credit.ts'
import { branchIds } from './branch.ts'
import { demoTables } from './business.ts'
import { chosen, digest, pick } from './chance.ts'
import { demoGuests } from './guests.ts'
import { demoPerson } from './people.ts'

/** Days before today on which somebody ordered. */
const DAYS = 30
const ZONE = 'Europe/Vienna'
/** The branches by how much they have to do; where everything is asked for first nobody orders like this. */
const branches = [
  ...Array<number>(6).fill(branchIds.stammhaus),
  ...Array<number>(2).fill(branchIds.graz),
  branchIds.linz,
  branchIds.salzburg,
  branchIds.innsbruck,
  branchIds.dornbirn,
  branchIds.klagenfurt,
]
/** The hours of the day at which people order, the frequent ones more than once. */
const hours = [7, 7, 8, 8, 8, 9, 9, 10, 11, 11, 12, 12, 12, 12, 13, 14, 15, 16, 17, 17, 18, 18]

type World = Pick<OrderingDeps, 'entities' | 'payments' | 'settings'>
type Within = DeedDeps<keyof World | 'clock' | 'followers'>

/** Somebody orders: the name of the deed (every choice follows from it), where, and when (epoch ms). */
interface Visit {
  readonly name: string
  readonly branch: number
  readonly at: number
}

/**
 * Enters a month of orders until yesterday, by the same deeds as everybody's: priced and judged at their own instants, taken,
 * made, handed over and paid, a few refused, called off, rated or credited. All of them have ended, and nobody is told.
 */
export const insertOrders =
  (world: World, now: number) =>
  async (transaction: Transaction): Promise<void> => {
    const offer = createOffer()
    for (const visit of demoVisitors(now)) {
      const offered = await offer.of(transaction.documents, visit.branch)
      const person = await personAt(transaction, visit)
      const account =
        offered && person?.customer ? await accountFor(transaction, person.customer, offered.config, visit.at) : null
      const call = offered && callOf(visit, { ...offered, account }, person)
      if (!call) continue
      const at = (later: number): Within => withinAt(world, transaction, visit.at + later)
      const { receipt } = await placeOrder(at(0), offer, call, { person })
      const order = await transaction.orders.byUid(receipt.uid)
      if (order) await follow(visit.name, at, transaction, order)
    }
  }

/** Who orders when, in the order of time; the same for the same `now` (epoch ms). */
export function demoVisitors(now: number): readonly Visit[] {
  const today = localTime(now, ZONE).date
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS))
  return days
    .flatMap(date => {
      const weekday = localTime(instantAt(date, 720, ZONE), ZONE).weekday
      const many = 9 + chosen(`${date} orders`, 5) + (weekday >= 5 ? 5 : 0)
      return Array.from({ length: many }, (_, index) => {
        const name = `${date} order ${index}`
        const minutes = pick(`${name} hour`, hours) * 60 + chosen(`${name} minute`, 60)
        return { name, branch: pick(`${name} branch`, branches), at: instantAt(date, minutes, ZONE) }
      })
    })
    .toSorted((one, other) => one.at - other.at)
}

/** Now and then somebody of a firm orders on its account. */
async function personAt({ documents }: Transaction, { name, branch }: Visit): Promise<ExternalUser | null> {
  if (branch !== branchIds.stammhaus || chosen(`${name} account`, 14) !== 0) return null
  const people = (await documents.every(externalUsers)).filter(({ customer }) => customer)
  return people.length === 0 ? null : pick(`${name} person`, people)
}

/** The outside world as it was at an instant: in the transaction that is under way, and with nobody to tell. */
const withinAt = (world: World, transaction: Transaction, at: number): Within => ({
  ...world,
  followers: [],
  clock: { now: () => at },
  storage: { write: deed => deed(transaction) },
})

/** What the guest sends; null where nothing of what was thought of is to be had then. */
function callOf(visit: Visit, offered: BranchOffer, person: ExternalUser | null): OrderCall | null {
  for (let attempt = 0; attempt < 3; attempt++) {
    const wish = { ...wishOf(`${visit.name} ${attempt}`, visit, offered), ...(person && onAccountOf(person)) }
    const refused = new Set(judgedAt(wish, offered, visit.at).problems.map(({ field }) => lineOf(field)))
    const call = { ...wish, items: wish.items.filter((_, index) => !refused.has(index)) }
    const { problems, isSoon, total } = judgedAt(call, offered, visit.at)
    if (problems.length === 0 && isSoon) return { ...call, expectedTotal: total }
  }
  return null
}

/** They come for it, and an invoice follows. */
const onAccountOf = ({ firstName, name: lastName, email }: ExternalUser) => ({
  firstName,
  lastName,
  email,
  phone: '+43 1 0000 4712',
  onAccount: true,
  paymentMethod: 'invoice' as const,
  isDelivery: false,
  isDineIn: false,
  table: null,
  deliveryArea: null,
})

const lineOf = (field?: string): number => Number(/^items\.(\d+)/.exec(field ?? '')?.[1] ?? Number.NaN)

function judgedAt(call: OrderCall, offered: BranchOffer, at: number) {
  const wanted = wantedOf(call, offered.product)
  const { obstacles, promise, pricing } = quote(wanted, offered, at)
  const problems = [...obstacles, ...checkoutProblems(call, offered.branch, wanted.mode)]
  return { problems, isSoon: promise.isSoon, total: pricing.totalGross }
}

function wishOf(name: string, visit: Visit, offered: BranchOffer): OrderCall {
  const { branch, menus, switches = [] } = offered
  const guest = pick(`${visit.name} guest`, demoGuests)
  const area = branch.isDeliveryEnabled ? branch.deliveryAreas?.[0] : undefined
  const way = pick(`${name} mode`, ['takeaway', 'takeaway', 'takeaway', 'delivery', 'dineIn'] as const)
  const tables = demoTables.filter(each => each.branch === visit.branch)
  const table = branch.isDineInEnabled && tables.length > 0 ? pick(`${name} table`, tables) : undefined
  const isDelivery = way === 'delivery' && area !== undefined
  const soldOut = new Set(switches.map(({ product }) => product))
  const shelves = menus.flatMap(menu => menu.catalog).filter(({ products }) => products.length > 0)
  const lines = Array.from({ length: 1 + chosen(`${name} lines`, 4) + (isDelivery ? 2 : 0) }, (_, line) => {
    const { products } = pick(`${name} ${line} shelf`, shelves)
    // What stands first on the card is ordered most.
    const few = products.slice(0, 1 + chosen(`${name} ${line} far`, products.length))
    return { product: pick(`${name} ${line}`, few), amount: pick(`${name} ${line} amount`, [1, 1, 1, 2, 2, 4]) }
  })
  const items = [...new Map(lines.map(line => [line.product, line])).values()].map(line => {
    const product = offered.product(line.product)
    return { ...line, ...(product && { parts: usualParts(product) }) }
  })
  return orderCall.parse({
    uid: uuidOf(visit.name),
    branch: visit.branch,
    isDelivery,
    isDineIn: way === 'dineIn' && table !== undefined,
    table: way === 'dineIn' ? table?.identifier : undefined,
    ...(isDelivery && { deliveryArea: area.area, zipCode: area.postcodes?.[0], city: branch.city }),
    ...guest,
    country: branch.country,
    items: items.filter(({ product }) => !soldOut.has(product)),
    expectedTotal: 0,
    paymentMethod: paidBy(name, branch),
    legalInstructions: true,
    privacyPolicy: true,
  })
}

const paidBy = (name: string, { isMollieEnabled, isATMCardEnabled }: BranchOffer['branch']) => {
  const isOnline = isMollieEnabled && chosen(`${name} paid`, 3) === 0
  return isOnline ? 'mollie' : isATMCardEnabled && chosen(`${name} card`, 2) === 0 ? 'atm-card' : 'cash'
}

/** What became of it: nearly always it was made and handed over. */
async function follow(name: string, at: (later: number) => Within, transaction: Transaction, placed: OrderRow) {
  const isOnline = placed.redirectUrl !== null
  const order = isOnline ? await pay(at(MINUTE), transaction, placed) : placed
  const fate = chosen(`${name} fate`, 40)
  // What was paid online would have to go back through a provider that knows nothing of it.
  if (fate === 0 && !isOnline) await moveIn(transaction, at(2 * MINUTE), order, { action: 'cancel', actor: 'guest' })
  else if (fate === 1 && !isOnline) {
    const rejectionMessage = 'Leider ist uns gerade der Teig ausgegangen.'
    await moveIn(transaction, at(4 * MINUTE), order, { action: 'reject', actor: leader, rejectionMessage })
  } else {
    const handed = await handOver(name, at, transaction, order)
    if (chosen(`${name} rated`, 6) === 0) await rateOrder(at(handed + HOUR), order.id, ratingOf(name))
    if (fate > 2 || isOnline) return
    const call = { uid: uuidOf(`${name} credit`), reason: 'Qualität', lines: [{ position: 0, amount: 1 }] }
    await creditOrder(at(handed + 2 * HOUR), order.id, call, demoPerson('j.wieser'))
  }
}

const leader = `users:${demoPerson('j.wieser').id}`

/** Taken, made about when it was promised, and handed over; how long (ms) after it was placed. */
async function handOver(name: string, at: (later: number) => Within, transaction: Transaction, order: OrderRow) {
  const wait = Math.max(5 * MINUTE, (order.promisedAt ?? order.createdAt) - order.createdAt)
  const ready = Math.max(4 * MINUTE, wait + (chosen(`${name} late`, 14) - 6) * MINUTE)
  const handed = ready + (2 + chosen(`${name} handed`, 9)) * MINUTE
  let present = order
  for (const [action, after] of [
    ['confirm', 2 * MINUTE],
    ['in-delivery', ready],
    ['completed', handed],
  ] as const)
    present = await moveIn(transaction, at(after), present, { action, actor: leader })
  return handed
}

/** The guest paid on the provider's page, and the provider said so. */
async function pay(world: Within, transaction: Transaction, order: OrderRow): Promise<OrderRow> {
  const at = world.clock.now()
  const { id, uid, totalGross: amount, currency, paymentMethod: provider } = order
  const attempt = await transaction.documents.count('id:attempts')
  const providerId = `demo_${digest(uid).slice(0, 10)}`
  const begun = { id: attempt, order: id, provider, providerId, idemKey: `${uid}:1`, amount, currency }
  const rest = { state: 'open', checkoutUrl: null, createdAt: at - MINUTE / 2, nextCheckAt: null, checks: 0 } as const
  await transaction.payments.insert({ ...begun, ...rest })
  await applyProviderState(
    [],
    transaction,
    attempt,
    { providerId, reference: begun.idemKey, state: 'paid', amount, currency },
    at,
  )
  const paid = await transaction.orders.byId(id)
  if (!paid) throw new Error(`Order ${id} of the demo is gone.`)
  return paid
}

function ratingOf(name: string) {
  const stars = (of: string): number => 3 + pick(`${name} ${of}`, [0, 1, 1, 2, 2, 2])
  return {
    rating: stars('all'),
    foodRating: stars('food'),
    serviceRating: stars('service'),
    processRating: stars('process'),
    comment: pick(`${name} says`, ['', '', '', 'Wie immer wunderbar.', 'War schneller fertig als versprochen!']),
  }
}

/** Version 8 of RFC 9562: sixteen bytes of one's own choice. */
function uuidOf(name: string): string {
  const hex = digest(name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
