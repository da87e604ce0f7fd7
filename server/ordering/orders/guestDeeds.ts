import { isOnline, type PaymentMethod, paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import { gridOf, slotStart } from '../../../schema/ordering/capacity.ts'
import { isAboutTime } from '../../../schema/ordering/obstacles.ts'
import { canBePaidToStaff, canStillBePaid, guestMayChange } from '../../../schema/ordering/orderStatus.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import type { Wanted } from '../../../schema/ordering/wanted.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import type { BranchOffer, Offer } from './catalogue.ts'
import { keepEdited } from './edit.ts'
import { moveIn } from './move.ts'
import { promiseFrom } from './promiseFrom.ts'
import { retaxed } from './reprice.ts'
import { minuteOf, withLoads } from './slots.ts'
import { follow } from './step.ts'

/** What a guest's move is called in the history. */
const MOVED = 'edited: Termin'
/** Each is told to the branch, by board and by mail: whoever moves an order on and on wants something else. */
const MAX_MOVES = 10
const movedTooOften = [
  {
    code: 'movedTooOften',
    message: 'Die Zeit dieser Bestellung wurde schon oft geändert. Bitte rufen Sie die Filiale an.',
  },
]

/**
 * The guest calls the order off, as long as nobody has confirmed it; what was paid goes back. Called off already is no
 * error. Throws 409 `statusNotAllowed` once the branch has taken it up.
 */
export async function cancelByGuest(deps: OrderingDeps, id: number): Promise<OrderRow> {
  return deps.storage.write(async transaction => {
    const order = await present(transaction, id)
    if (order.status === 'canceled') return order
    if (!guestMayChange(order)) throw new Fault(409, 'statusNotAllowed')
    return moveIn(transaction, deps, order, { action: 'cancel', actor: 'guest' })
  })
}

/**
 * The guest wants the order at another time (epoch ms; null is as soon as possible), which is judged like that of a new
 * order, in the transaction that takes the place. What it costs stays as it was agreed, and is taxed by that day. Throws 409 with what stands against
 * the time, after ten moves, or `statusNotAllowed` once the branch has taken the order up or has proposed a time itself.
 */
export async function changeTime(
  deps: OrderingDeps,
  offer: Offer,
  id: number,
  appointmentAt: number | null,
): Promise<OrderRow> {
  const now = deps.clock.now()
  return deps.storage.write(async transaction => {
    const order = await present(transaction, id)
    if (!guestMayChange(order) || order.counterAppointmentAt !== null) throw new Fault(409, 'statusNotAllowed')
    if (order.appointmentAt === appointmentAt) return order
    if ((await movesOf(transaction, id)) >= MAX_MOVES) throw new Fault(409, movedTooOften)
    const offered = await offerOf(transaction, offer, order)
    const catalogue = withoutOwnPlace(await withLoads(offered, transaction.orders, now), order)
    const judged = quote(await wantedAt(transaction, order, appointmentAt), catalogue, now)
    const problems = judged.obstacles.filter(isAboutTime)
    if (problems.length > 0) throw new Fault(409, problems)
    const promisedAt = order.isQuotation === 1 ? appointmentAt : judged.promise.at
    const times = { appointmentAt, slotAt: minuteOf(judged.suppliedAt), promisedAt }
    const changed = { ...order, ...times, pricing: await retaxed(transaction, order, times) }
    return keepEdited(deps, transaction, changed, MOVED, 'guest', now)
  })
}

/**
 * The guest pays at the counter instead of online: from now on somebody has to make the order, if nobody did before. `by` is
 * whoever of the staff says so, who may also when it was handed over. Throws 409 where nothing is open, where money is on its
 * way already, and for a way to pay that the branch does not take.
 */
export async function payAtCounter(
  deps: OrderingDeps,
  offer: Offer,
  id: number,
  paymentMethod: PaymentMethod,
  by = 'guest',
): Promise<OrderRow> {
  const { storage, clock, followers } = deps
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await present(transaction, id)
    if (order.paymentMethod === paymentMethod) return order
    const { branch } = await offerOf(transaction, offer, order)
    const isTaken = !isOnline(paymentMethod) && paymentMethodsOf(branch).includes(paymentMethod)
    const isInTime = by === 'guest' ? canStillBePaid(order.status) : canBePaidToStaff(order.status)
    const isOpen = isInTime && order.redirectUrl !== null && order.paymentState === 'open'
    if (!isTaken || !isOpen || (await isMoneyComing(transaction, id))) throw new Fault(409, 'statusNotAllowed')
    const counter = { paymentMethod, paymentWay: null, redirectUrl: null, holdUntil: null }
    // What is handed over was paid with it.
    const paymentState = order.status === 'completed' ? ('paid' as const) : order.paymentState
    const changed = { ...order, ...counter, paymentState, ...promiseFrom(order, at), updatedAt: at }
    if (!(await transaction.payments.changeMethod(changed))) throw new Fault(409, 'conflict')
    const after = { ...changed, rev: order.rev + 1 }
    const { rev, status } = after
    await transaction.orders.insertEvent({ order: id, rev, action: 'at-counter', status, actor: by, at })
    await follow(followers, transaction, { name: 'at-counter', order: after, at, by })
    return after
  })
}

async function movesOf({ orders }: Transaction, order: number): Promise<number> {
  return (await orders.events(order)).filter(({ action, actor }) => action === MOVED && actor === 'guest').length
}

async function present({ orders }: Transaction, id: number): Promise<OrderRow> {
  const order = await orders.byId(id)
  if (!order) throw new Fault(404, 'notFound')
  return order
}

async function offerOf({ documents }: Transaction, offer: Offer, { branch }: OrderRow): Promise<BranchOffer> {
  const offered = await offer.of(documents, branch)
  if (!offered) throw new Fault(409, 'conflict')
  return offered
}

/** A bank that has said yes, or may still say it. */
async function isMoneyComing({ payments }: Transaction, order: number): Promise<boolean> {
  return (await payments.ofOrder(order)).some(({ state }) => state === 'pending' || state === 'authorized')
}

/** What the order is made of, for another time. */
async function wantedAt({ orders }: Transaction, order: OrderRow, appointment: number | null): Promise<Wanted> {
  const items = (await orders.items(order.id)).filter(({ amount }) => amount > 0)
  return {
    items: items.map(({ position, product, amount, unit, parts }) => ({
      key: String(position),
      product,
      amount,
      unit,
      parts: fromJson(parts).values,
    })),
    mode: order.mode,
    deliveryArea: fromJson(order.contact).deliveryArea ?? null,
    appointment,
    donatee: null,
    table: order.tableIdentifier,
  }
}

/** The order itself is in nobody's way, least of all in its own. */
function withoutOwnPlace(offered: BranchOffer, { slotAt }: OrderRow): BranchOffer {
  const { loads, branch } = offered
  if (!loads || slotAt === null) return offered
  const own = slotStart(slotAt, gridOf(branch).minutes, branch.timeZone)
  return { ...offered, loads: new Map([...loads].map(([at, taken]) => [at, at === own ? taken - 1 : taken])) }
}
