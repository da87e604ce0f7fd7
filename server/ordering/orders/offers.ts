import { errorMessages } from '../../../schema/base/answer.ts'
import type { OfferCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { owedOnline } from '../payments/payPage.ts'
import { agreedTime } from './agreedTime.ts'
import { editable } from './edit.ts'
import { moveIn } from './move.ts'
import { agreedOf, presentFor, repriced } from './reprice.ts'
import { follow } from './step.ts'

/**
 * Staff answer a request with a price for its lines and say until when it holds; the guest is told. What is told again takes
 * the place of what was told before. Throws 409 for what is no open request, 422 for a time that is over.
 */
export async function makeOffer(
  { storage, clock, followers }: Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>,
  id: number,
  call: OfferCall,
  author: string,
): Promise<OrderRow> {
  const at = clock.now()
  const validUntil = agreedTime(call.validUntil, at, at)
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    if (order.isQuotation === 0 || order.status !== 'new') throw new Fault(409, 'statusNotAllowed')
    const items = await transaction.orders.items(id)
    const prices = new Map(call.prices.map(({ position, gross }) => [position, gross]))
    const priced = items.map(item => ({ ...item, gross: prices.get(item.position) ?? item.gross }))
    const present = await presentFor(transaction, order, items)
    const pricing = { ...repriced(order, priced, agreedOf(order, items, present)), offer: { validUntil } }
    for (const [index, item] of priced.entries())
      if (item.gross !== items[index]?.gross) await transaction.orders.changeItem(item)
    const changed = { ...order, totalGross: pricing.totalGross, pricing: toJson(pricing), updatedAt: at }
    if (!(await transaction.orders.edit(changed))) throw new Fault(409, 'conflict')
    const offered = { ...changed, rev: order.rev + 1 }
    const { rev, status } = offered
    await transaction.orders.insertEvent({ order: id, rev, action: 'offer', status, actor: author, at })
    await follow(followers, transaction, { name: 'offer', order: offered, at, by: author })
    return offered
  })
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
    if (offer.validUntil < at) throw new Fault(409, [{ code: 'offerExpired', message: errorMessages.offerExpired }])
    if (order.totalGross !== expectedTotal)
      throw new Fault(409, [{ code: 'offerChanged', message: errorMessages.offerChanged }])
    const isOnline = deps.payments.online(order.paymentMethod) !== undefined
    const takesOffer = isOnline
      ? owedOnline(order, deps.settings)
      : { paymentState: order.paymentState, redirectUrl: null }
    return moveIn(transaction, deps, order, { action: 'confirm', actor: 'guest', takesOffer })
  })
}
