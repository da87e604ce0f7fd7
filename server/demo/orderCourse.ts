import { HOUR, MINUTE } from '../../schema/base/zonedTime.ts'
import type { OrderRow } from '../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { acknowledgeOrder } from '../counter/boards/acknowledge.ts'
import type { DeedDeps, OrderingDeps } from '../ordering/deps.ts'
import { moveIn } from '../ordering/orders/move.ts'
import { rateOrder } from '../ordering/orders/questionnaire.ts'
import { applyProviderState } from '../ordering/payments/apply.ts'
import { creditOrder } from '../ordering/payments/credit.ts'
import { chosen, digest, pick } from './chance.ts'
import { uuidOf } from './orderCalls.ts'
import { demoPerson } from './people.ts'

export type World = Pick<OrderingDeps, 'entities' | 'payments' | 'settings'>
/** The outside world as it was at an instant: in the transaction that is under way, and telling those alone who are named. */
type Moment = DeedDeps<keyof World | 'clock' | 'followers'> & { readonly transaction: Transaction }

/** Something that is done with an order, so many ms after it was placed. */
export interface Step {
  readonly after: number
  readonly take: (moment: Moment, order: OrderRow) => Promise<OrderRow>
}

export const momentAt = (
  world: World,
  transaction: Transaction,
  at: number,
  followers: Moment['followers'],
): Moment => ({
  ...world,
  transaction,
  followers,
  clock: { now: () => at },
  storage: { write: deed => deed(transaction) },
})

const leader = `users:${demoPerson('j.wieser').id}`
const kitchen = 'devices:3'

const move =
  (action: Parameters<typeof moveIn>[3]['action'], actor = leader, rejectionMessage?: string): Step['take'] =>
  (moment, order) =>
    moveIn(moment.transaction, moment, order, { action, actor, ...(rejectionMessage && { rejectionMessage }) })

/** What can be done with an order, in ms after it was placed. */
export const steps = {
  paid: (after: number): Step => ({ after, take: pay }),
  seen: (after: number): Step => ({
    after,
    take: (moment, { id }) => acknowledgeOrder(moment, id, kitchen, kitchen),
  }),
  taken: (after: number): Step => ({ after, take: move('confirm') }),
  ready: (after: number): Step => ({ after, take: move('in-delivery') }),
  handed: (after: number): Step => ({ after, take: move('completed') }),
  calledOff: (after: number): Step => ({ after, take: move('cancel', 'guest') }),
  refused: (after: number): Step => ({
    after,
    take: move('reject', leader, 'Leider ist uns gerade der Teig ausgegangen.'),
  }),
}

/** What becomes of an order, in the order of time: nearly always it is paid, made and handed over. */
export function courseOf(name: string, placed: OrderRow): readonly Step[] {
  const isOnline = placed.redirectUrl !== null
  const fate = chosen(`${name} fate`, 40)
  // What was paid online would have to go back through a provider that knows nothing of it.
  if (fate === 0 && !isOnline) return [steps.calledOff(2 * MINUTE)]
  if (fate === 1 && !isOnline) return [steps.refused(4 * MINUTE)]
  // Made about when it was promised.
  const wait = Math.max(5 * MINUTE, (placed.promisedAt ?? placed.createdAt) - placed.createdAt)
  const ready = Math.max(4 * MINUTE, wait + (chosen(`${name} late`, 14) - 6) * MINUTE)
  const handed = ready + (2 + chosen(`${name} handed`, 9)) * MINUTE
  return [
    ...(isOnline ? [steps.paid(MINUTE)] : []),
    steps.taken(2 * MINUTE),
    steps.ready(ready),
    steps.handed(handed),
    ...(chosen(`${name} rated`, 6) === 0 ? [rated(name, handed + HOUR)] : []),
    ...(fate === 2 && !isOnline ? [credited(name, handed + 2 * HOUR)] : []),
  ]
}

const rated = (name: string, after: number): Step => ({
  after,
  take: (moment, { id }) => rateOrder(moment, id, ratingOf(name)),
})

const credited = (name: string, after: number): Step => ({
  after,
  async take(moment, order) {
    const call = { uid: uuidOf(`${name} credit`), reason: 'Qualität', lines: [{ position: 0, amount: 1 }] }
    await creditOrder(moment, order.id, call, demoPerson('j.wieser'))
    return order
  },
})

/** The guest paid on the provider's page, and the provider said so. */
async function pay({ clock, followers, transaction }: Moment, order: OrderRow): Promise<OrderRow> {
  const at = clock.now()
  const { id, uid, totalGross: amount, currency, paymentMethod: provider } = order
  const attempt = await transaction.documents.count('id:attempts')
  const providerId = `demo_${digest(uid).slice(0, 10)}`
  const begun = { id: attempt, order: id, provider, providerId, idemKey: `${uid}:1`, amount, currency }
  const rest = { state: 'open', checkoutUrl: null, createdAt: at - MINUTE / 2, nextCheckAt: null, checks: 0 } as const
  await transaction.payments.insert({ ...begun, ...rest })
  await applyProviderState(
    followers,
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
