import { errorMessages } from '../../../schema/base/answer.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import type { OfferCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { owedOnline } from '../payments/payPage.ts'
import { agreedTime } from './agreedTime.ts'
import { editable } from './edit.ts'
import { offeredLine } from './lines/agreedLine.ts'
import { refuseTooBig } from './lines/tooBig.ts'
import { moveIn } from './move.ts'
import { agreedOf, dayOfSupply, presentFor, repriced, taxedOn, type WholeAgreed } from './reprice.ts'
import { soonestSlot } from './soonest.ts'
import { follow } from './step.ts'

/**
 * Staff answer a request with a price for its lines and say until when it holds; the guest is told. What is told again takes
 * the place of what was told before. It holds no longer than there is time to make it. Throws 409 for what is no open request,
 * 422 for a time that is over, be it that until which it holds or that for which it is, and for more than any order can cost.
 */
export async function makeOffer(
  { storage, clock, followers }: Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>,
  id: number,
  call: OfferCall,
  author: string,
): Promise<OrderRow> {
  const at = clock.now()
  const until = agreedTime(call.validUntil, at, at)
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    if (order.isQuotation === 0 || order.status !== 'new') throw new Fault(409, 'statusNotAllowed')
    const validUntil = endOf(until, order)
    if (validUntil < at) throw new Fault(422, [obstacle('appointmentPast', 'validUntil')])
    const items = await transaction.orders.items(id)
    const present = await presentFor(transaction, order, items)
    const slotAt = order.appointmentAt === null ? soonestSlot(order, items, present, at) : order.slotAt
    const day = dayOfSupply({ ...order, slotAt }, present.branch)
    // The taxes of the day on which it would be supplied if its guest accepted it at once.
    const { agreed: terms, items: lines } = taxedOn(day, agreedOf(order, items, present), items, present)
    const prices = new Map(call.prices.map(({ position, gross }) => [position, gross]))
    const priced = lines.map(item => offeredFor(item, prices.get(item.position)))
    const pricing = { ...repriced(order, priced, agreedAnew(terms, priced)), offer: { validUntil } }
    refuseTooBig(
      order,
      pricing.totalGross,
      call.prices.map(({ gross }, index) => ({ field: `prices.${index}.gross`, cents: gross })),
    )
    for (const item of priced) await transaction.orders.changeItem(item)
    const changed = { ...order, slotAt, totalGross: pricing.totalGross, pricing: toJson(pricing), updatedAt: at }
    if (!(await transaction.orders.edit(changed))) throw new Fault(409, 'conflict')
    const offered = { ...changed, rev: order.rev + 1 }
    const { rev, status } = offered
    await transaction.orders.insertEvent({ order: id, rev, action: 'offer', status, actor: author, at })
    await follow(followers, transaction, { name: 'offer', order: offered, at, by: author })
    return offered
  })
}

/** Until when (epoch ms) something can be accepted that holds `until`: not when its time has come. */
const endOf = (until: number, { appointmentAt }: OrderRow): number => Math.min(until, appointmentAt ?? until)

/** A line for another price (cents), from which nothing more is taken off. What was left out costs nothing. */
function offeredFor(item: OrderItemRow, gross = item.gross): OrderItemRow {
  return item.amount === 0 || gross === item.gross ? item : { ...item, gross, discount: 0 }
}

/** What is agreed once these lines are offered. */
function agreedAnew(agreed: WholeAgreed, items: readonly OrderItemRow[]): WholeAgreed {
  const goods = agreed.terms.goods.map(({ discount, ...taxed }, position) =>
    discount && items[position]?.discount ? { ...taxed, discount } : taxed,
  )
  const lines = agreed.lines.map((line, position) => {
    const item = items[position]
    return item ? offeredLine(line, item) : line
  })
  return { ...agreed, terms: { ...agreed.terms, goods }, lines }
}

/**
 * The guest orders what was offered, which confirms it: one to be paid online can be paid from now on, and is given up by
 * nobody because it is not. Throws 409 `offerExpired` when it does not hold any more, `offerChanged` where it is another
 * than was shown (`expectedTotal`, cents), and `statusNotAllowed` where there is none.
 */
export async function acceptOffer(deps: OrderingDeps, id: number, expectedTotal: number): Promise<OrderRow> {
  const at = deps.clock.now()
  return deps.storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    const offer = order && fromJson(order.pricing).offer
    if (!order || !offer) throw new Fault(409, 'statusNotAllowed')
    if (order.status === 'confirmed') return order
    if (order.status !== 'new') throw new Fault(409, 'statusNotAllowed')
    // It may be wanted sooner since it was made.
    if (endOf(offer.validUntil, order) < at)
      throw new Fault(409, [{ code: 'offerExpired', message: errorMessages.offerExpired }])
    if (order.totalGross !== expectedTotal)
      throw new Fault(409, [{ code: 'offerChanged', message: errorMessages.offerChanged }])
    const isOnline = deps.payments.online(order.paymentMethod) !== undefined
    const takesOffer = isOnline
      ? owedOnline(order, deps.settings)
      : { paymentState: order.paymentState, redirectUrl: null }
    return moveIn(transaction, deps, order, { action: 'confirm', actor: 'guest', takesOffer })
  })
}
