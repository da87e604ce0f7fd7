import type { Device } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { type Stored } from '../../../schema/base/entity.ts'
import { DAY, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { isAtKiosk, paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import { checkoutMessages } from '../../../schema/ordering/checkout.ts'
import {
  foreignBranch,
  mayOrderAt,
  type OfflineOrder,
  type ReviewReason,
  reviewAction,
} from '../../../schema/ordering/kioskOrder.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import { type Quote, quote, wantedOf } from '../../../schema/ordering/quote.ts'
import { promiseProblems } from '../../../schema/ordering/quotePromise.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { Terms } from '../../../schema/ordering/terms.ts'
import { businessDayOf, DEVICE_TICKET } from '../../../schema/ordering/tickets.ts'
import type { Catalogue, Wanted } from '../../../schema/ordering/wanted.ts'
import { Fault } from '../../base/http/fault.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { BranchOffer } from './catalogue.ts'
import { type Follower, follow } from './step.ts'

/** A kiosk whose clock is further ahead than this takes no orders; one that did is believed no time. */
const AHEAD_MS = 2 * MINUTE
/** Nor is one that fell back: no kiosk keeps an order that long. */
const BEHIND_MS = 30 * DAY

/** An order that a kiosk took without network, as it is stored: always, whatever became of the offer meanwhile. */
interface Kept {
  readonly wanted: Wanted
  readonly catalogue: BranchOffer
  readonly judged: Quote
  /** What its prices follow from; null where they are those of the slip. */
  readonly terms: Terms | null
  readonly businessDay: string
  readonly ticketNumber: string
  /** Epoch ms. */
  readonly placedAt: number
  readonly reasons: readonly ReviewReason[]
}

/** Throws where this order is not one a kiosk may send. `device` is who sends it, null for a guest's own. */
export async function checkKioskCall(
  { devices }: Transaction,
  call: OrderCall,
  device: Device | null,
  branch: Branch,
): Promise<void> {
  if (device?.kind !== 'kiosk') {
    // A kiosk that was thrown out keeps its orders until it is let in again.
    if (call.offline) throw new Fault(401, 'unauthorized')
    return
  }
  const numberedAt = call.offline ? await numberedBy(devices, call.offline, branch, device) : null
  if (!mayOrderAt(call.branch, device.branch, numberedAt)) throw new Fault(403, [foreignBranch])
  // What a kiosk took is kept whatever a quote says: nothing is no order.
  if (call.items.length === 0) throw new Fault(422, [obstacle('emptyCart', 'items')])
  if (call.isDelivery) throw new Fault(422, [{ code: 'deliveryNotOffered', message: errorMessages.forbidden }])
  if (!isAtKiosk(call.paymentMethod) || (!call.offline && !paymentMethodsOf(branch).includes(call.paymentMethod)))
    throw new Fault(422, [{ code: 'paymentMethod', message: checkoutMessages.paymentMethod, field: 'paymentMethod' }])
}

/**
 * What becomes of an order a kiosk took without network. The guest holds a slip with its number and its price, so both
 * stand: the price if the catalogue of that time had it, else as it was shown. Whatever does not fit is a reason for a person
 * to look at it, never a reason to lose it (facts/reliability 2.2, 4 and 5).
 */
export async function keepOffline(
  transaction: Transaction,
  entities: readonly Entity[],
  { call, offline, device }: { call: OrderCall; offline: OfflineOrder; device: Device },
  catalogue: BranchOffer,
  now: number,
): Promise<Kept> {
  const said = Date.parse(offline.placedAt)
  const placedAt = said < now - BEHIND_MS ? now : Math.min(said, now)
  const reasons = new Set<ReviewReason>()
  if (said > now + AHEAD_MS || said < now - BEHIND_MS) reasons.add('clock')
  if (now - placedAt > DAY) reasons.add('late')
  if (!paymentMethodsOf(catalogue.branch).includes(call.paymentMethod)) reasons.add('payment')
  const then = await catalogueAt(transaction, call, catalogue, catalogueTime(offline, placedAt))
  const known = (id: number) => catalogue.product(id) ?? then.product(id)
  if (call.items.some(item => !catalogue.product(item.product))) reasons.add('product')

  const findable = { ...catalogue, product: (id: number) => known(id) ?? nameOnly(id, call, offline) }
  const wanted = wantedOf(call, findable.product)
  const today = quote(wanted, catalogue, placedAt)
  // Its guest was told that it is made at once, and the branch has it for another day.
  const moved = promiseProblems(call, today.promise, catalogue.branch, placedAt)
  if (today.obstacles.length > 0 || moved.length > 0) reasons.add('offer')
  const offers = [today, quote(wanted, then, placedAt)]
  const isComplete = call.items.every(item => known(item.product))
  const honoured = isComplete ? offers.find(({ pricing }) => pricing.totalGross === call.expectedTotal) : undefined
  if (!honoured) reasons.add('price')

  const businessDay = businessDayOf(placedAt, catalogue.branch.timeZone)
  const ticket = await ticketOf(transaction, call.branch, businessDay, offline.ticket, device)
  if (!ticket.isOwn) reasons.add('ticket')
  return {
    wanted,
    catalogue: findable,
    judged: { ...today, pricing: honoured?.pricing ?? shownPricing(wanted, offline) },
    terms: honoured?.terms ?? null,
    businessDay,
    ticketNumber: ticket.number,
    placedAt,
    reasons: [...reasons],
  }
}

/** Says in the order's history why it has to be looked at. */
export async function tellReview(
  { orders }: Transaction,
  order: OrderRow,
  reasons: readonly ReviewReason[],
  actor: string,
  at: number,
): Promise<void> {
  if (reasons.length === 0) return
  const event = { order: order.id, rev: order.rev, action: reviewAction(reasons), status: order.status, actor, at }
  await orders.insertEvent(event)
}

/**
 * A kiosk that got no answer gave the guest a slip with its own number, and now learns that the order had arrived after all:
 * it gets the number that the guest holds in the hand.
 */
export async function adoptTicket(
  followers: readonly Follower[],
  transaction: Transaction,
  order: OrderRow,
  offline: OfflineOrder,
  device: Device,
  now: number,
): Promise<OrderRow> {
  if (order.device !== device.id || DEVICE_TICKET.test(order.ticketNumber)) return order
  const { number } = await ticketOf(transaction, order.branch, order.businessDay, offline.ticket, device)
  await transaction.devices.renumberOrder(order.id, number, now)
  const renumbered = { ...order, ticketNumber: number, rev: order.rev + 1, updatedAt: now }
  await transaction.orders.insertEvent({
    order: order.id,
    rev: renumbered.rev,
    action: 'renumber',
    status: order.status,
    actor: `devices:${device.id}`,
    at: now,
  })
  await follow(followers, transaction, { name: 'edited', order: renumbered, at: now })
  return renumbered
}

/** No older than the kiosk may be without network: a price of last year is nobody's offer. */
const catalogueTime = ({ catalogueAt: at }: OfflineOrder, placedAt: number): number =>
  Math.min(Math.max(Date.parse(at), placedAt - DAY), placedAt)

/** The offer as it was at an instant (epoch ms), as far as prices come from it. */
async function catalogueAt({ devices }: Transaction, call: OrderCall, now: Catalogue, at: number): Promise<Catalogue> {
  const read = async <E extends Entity>(entity: E, id: number): Promise<Stored<E> | undefined> => {
    const row = await devices.documentAt(entity.type, id, at)
    if (!row || row.deleted || row.body === 'null') return undefined
    const document = storedOf(entity, { ...row, id })
    return entity.audiences.public?.(document) ? document : undefined
  }
  const [config, branch] = [await read(configEntity, 1), await read(branches, call.branch)]
  const found = new Map<number, Product>()
  for (const { product } of call.items) {
    const body = await read(products, product)
    if (body) found.set(product, body)
  }
  return { ...now, config: config ?? now.config, branch: branch ?? now.branch, product: id => found.get(id) }
}

/** The branch, if it gave this device the number that an order taken without network carries; else null. */
async function numberedBy(
  devices: Transaction['devices'],
  { placedAt, ticket }: OfflineOrder,
  { id, timeZone }: Branch,
  device: Device,
): Promise<number | null> {
  const businessDay = businessDayOf(Date.parse(placedAt), timeZone)
  return (await isLeasedTo(devices, { branch: id, businessDay, ticket }, device)) ? id : null
}

async function isLeasedTo(
  devices: Transaction['devices'],
  { branch, businessDay, ticket }: { branch: number; businessDay: string; ticket: string },
  { id }: Device,
): Promise<boolean> {
  const [, prefix] = DEVICE_TICKET.exec(ticket) ?? []
  return (await devices.leases(branch, businessDay)).some(lease => lease.prefix === prefix && lease.device === id)
}

/** The number on the slip, with a suffix where another order of the day has it: two guests are better than none. */
async function ticketOf(
  { devices }: Transaction,
  branch: number,
  businessDay: string,
  wanted: string,
  device: Device,
): Promise<{ number: string; isOwn: boolean }> {
  const isLeased = await isLeasedTo(devices, { branch, businessDay, ticket: wanted }, device)
  let number = wanted
  for (let copy = 2; await devices.isTicketTaken(branch, businessDay, number); copy += 1) number = `${wanted}-${copy}`
  return { number, isOwn: isLeased && number === wanted }
}

/** The prices of the slip, in as many lines as there are items: what a line of the device's lacks costs nothing. */
function shownPricing(wanted: Wanted, { pricing }: OfflineOrder): Quote['pricing'] {
  const items = wanted.items.map((item, index) => ({ ...nothing, ...pricing.items[index], key: item.key }))
  return { ...pricing, items }
}
const nothing = { gross: 0, rate: 0, unitPrice: 0, model: 'fixed', deposit: 0 } as const

/** A product that nobody knows any more: what the kiosk called it is all there is. */
function nameOnly(id: number, call: OrderCall, { names }: OfflineOrder): Product | undefined {
  const at = call.items.findIndex(item => item.product === id)
  if (at < 0) return undefined
  const { name = '', lines = [] } = names[at] ?? {}
  return { ...products.blank, id, rev: '', name: [name, ...lines].join(', '), price: 0, tax: '' }
}
