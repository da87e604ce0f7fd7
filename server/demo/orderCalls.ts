import { usualParts } from '../../schema/catalogue/usual.ts'
import { checkoutProblems } from '../../schema/ordering/checkout.ts'
import type { ExternalUser } from '../../schema/ordering/externalUser.ts'
import { quote, wantedOf } from '../../schema/ordering/quote.ts'
import { type OrderCall, orderCall } from '../../schema/ordering/requests.ts'
import type { BranchOffer } from '../ordering/orders/catalogue.ts'
import { demoTables } from './business.ts'
import { chosen, digest, pick } from './chance.ts'
import { demoGuests } from './guests.ts'

/** Somebody orders: the name of the deed (every choice follows from it), where, and when (epoch ms). */
export interface Visit {
  readonly name: string
  readonly branch: number
  readonly at: number
}

/** What the guest sends for as soon as possible; null where nothing of what was thought of is to be had then. */
export function callOf(visit: Visit, offered: BranchOffer, person: ExternalUser | null): OrderCall | null {
  for (let attempt = 0; attempt < 3; attempt++) {
    const wish = { ...wishOf(`${visit.name} ${attempt}`, visit, offered), ...(person && onAccountOf(person)) }
    const possible = possibleOf(wish, offered, visit.at)
    if (possible?.isSoon) return possible.call
  }
  return null
}

/**
 * What of a wish is to be had at `at` (epoch ms), at its price, and whether it is made at once; null where that is nothing. Who
 * stands at a kiosk is asked for no name.
 */
export function possibleOf(
  wish: OrderCall,
  offered: BranchOffer,
  at: number,
  { isAtKiosk = false } = {},
): { readonly call: OrderCall; readonly isSoon: boolean } | null {
  const refused = new Set(judgedAt(wish, offered, at, isAtKiosk).problems.map(({ field }) => lineOf(field)))
  const call = { ...wish, items: wish.items.filter((_, index) => !refused.has(index)) }
  const { problems, isSoon, total } = judgedAt(call, offered, at, isAtKiosk)
  return problems.length === 0 ? { call: { ...call, expectedTotal: total }, isSoon } : null
}

/** Version 8 of RFC 9562: sixteen bytes of one's own choice. */
export function uuidOf(name: string): string {
  const hex = digest(name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
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

function judgedAt(call: OrderCall, offered: BranchOffer, at: number, isAtKiosk: boolean) {
  const wanted = wantedOf(call, offered.product)
  const { obstacles, promise, pricing } = quote(wanted, offered, at)
  const problems = [...obstacles, ...(isAtKiosk ? [] : checkoutProblems(call, offered.branch, wanted.mode))]
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
