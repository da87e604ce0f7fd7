import { isDeepStrictEqual } from 'node:util'
import { formatMoney } from '../../../schema/base/money.ts'
import { DAY } from '../../../schema/base/zonedTime.ts'
import { tables as tableEntity } from '../../../schema/business/table.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { OrderEvent } from '../../../schema/ordering/history.ts'
import type { KeptPricing } from '../../../schema/ordering/keptOrder.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { ItemEditCall, OrderEditCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { isHeld } from '../payments/hold.ts'
import { settleTotal } from '../payments/refunds.ts'
import { agreedTime } from './agreedTime.ts'
import { changedItem } from './changedItem.ts'
import { agreedOf, presentFor, repriced, retaxed } from './reprice.ts'
import { minuteOf } from './slots.ts'
import { follow } from './step.ts'

type World = Pick<OrderingDeps, 'storage' | 'clock' | 'payments' | 'followers'>

/**
 * Changes comment, time or table of an order that has not ended, conditional on its revision (409 `conflict` with what others
 * made of it meanwhile), with its entry in the audit trail; the guest is told. `author` is `users:5` or `devices:3`.
 */
export async function editOrder(world: World, id: number, call: OrderEditCall, author: string): Promise<OrderRow> {
  const { storage, clock } = world
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    const { comment, appointmentDate, tableIdentifier } = call
    const contact = comment === undefined ? order.contact : withComment(order.contact, comment)
    const appointmentAt = appointmentDate === undefined ? order.appointmentAt : timeOf(appointmentDate, order, at)
    const slotAt = appointmentDate === undefined ? order.slotAt : minuteOf(appointmentAt ?? at)
    const promisedAt = appointmentDate === undefined ? order.promisedAt : (appointmentAt ?? order.promisedAt)
    const table = tableIdentifier === undefined ? order.tableIdentifier : tableIdentifier || null
    const tableName = table === order.tableIdentifier ? order.tableName : await nameOfTable(transaction, order, table)
    const changed = { ...order, contact, appointmentAt, slotAt, promisedAt, tableIdentifier: table, tableName }
    const what = [
      ...(contact === order.contact ? [] : ['Kommentar']),
      ...(appointmentAt === order.appointmentAt ? [] : ['Termin']),
      ...(table === order.tableIdentifier ? [] : ['Tisch']),
    ]
    if (what.length === 0) return order
    const isMoved = appointmentAt !== order.appointmentAt
    const pricing = isMoved ? await retaxed(transaction, order, changed) : order.pricing
    return keepEdited(world, transaction, { ...changed, pricing }, `edited: ${what.join(', ')}`, author, at)
  })
}

/**
 * Changes a line of an order that has not ended: another amount, the weight it came to, other choices, or left out. Line,
 * totals, taxes, money and audit trail in one transaction. Of what was paid online the difference goes back; what is missing
 * is flagged for the counter and never charged unasked.
 */
export async function editItem(
  world: World,
  id: number,
  position: number,
  call: ItemEditCall,
  author: string,
): Promise<OrderRow> {
  const { storage, clock, payments } = world
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    const items = await transaction.orders.items(id)
    const notes = await transaction.creditNotes.ofOrder(id)
    if (notes.some(({ note }) => fromJson(note).lines.some(line => line.position === position)))
      throw new Fault(409, 'lineCredited')
    const former = items.find(item => item.position === position)
    if (!former) throw new Fault(404, 'notFound')
    const present = await presentFor(transaction, order, items)
    const item = changedItem(former, call, present.product(former.product))
    if (isDeepStrictEqual(item, former)) return order
    const after = items.map(each => (each === former ? item : each))
    if (after.every(({ amount }) => amount === 0)) throw new Fault(409, 'orderEmpty')
    const pricing = repriced(order, after, agreedOf(order, items, present))
    const isPaid = order.paymentState === 'paid' && payments.online(order.paymentMethod) !== undefined
    const missing = isPaid ? await settleTotal(transaction, order, pricing.totalGross, at) : 0
    const kept: KeptPricing = missing > 0 ? { ...pricing, toCollect: missing } : pricing
    const changed = { ...order, totalGross: pricing.totalGross, pricing: toJson(kept) }
    await transaction.orders.changeItem(item)
    return keepEdited(world, transaction, changed, `edited: ${told(former, item, order.currency)}`, author, at)
  })
}

/** What the table is called; one the branch does not know keeps what staff wrote. */
async function nameOfTable(
  { documents }: Transaction,
  { branch }: OrderRow,
  identifier: string | null,
): Promise<string | null> {
  const tables = identifier === null ? [] : await documents.every(tableEntity)
  return tables.find(table => table.branch === branch && table.identifier === identifier)?.name ?? null
}

async function editable(transaction: Transaction, id: number, rev: number): Promise<OrderRow> {
  const order = await transaction.orders.byId(id)
  if (!order) throw new Fault(404, 'notFound')
  if (order.rev !== rev) throw new Fault(409, 'conflict')
  if (isFinal(order.status)) throw new Fault(409, 'orderEnded')
  // The guest is paying the sum that was agreed on.
  if (isHeld(order)) throw new Fault(409, 'notPaid')
  return order
}

/** Keeps a changed order, conditional on its revision, with its entry in the audit trail, and lets everything follow from it. */
export async function keepEdited(
  { followers }: Pick<World, 'followers'>,
  transaction: Transaction,
  changed: OrderRow,
  action: OrderEvent,
  actor: string,
  at: number,
): Promise<OrderRow> {
  const { id, status } = changed
  if (!(await transaction.orders.edit({ ...changed, updatedAt: at }))) throw new Fault(409, 'conflict')
  const after = { ...changed, updatedAt: at, rev: changed.rev + 1 }
  await transaction.orders.insertEvent({ order: id, rev: after.rev, action, status, actor, at })
  await follow(followers, transaction, { name: 'edited', order: after, at, by: actor })
  return after
}

/** 'Semmel 2 → 1, 2,40 € → 1,20 €' */
function told(before: OrderItemRow, after: OrderItemRow, currency: string): string {
  const name = before.name
  if (after.amount === 0) return `${name} weggelassen`
  const amount = (item: OrderItemRow): string => formatQuantity(item.amount, item.unit)
  const money = (item: OrderItemRow): string => formatMoney(item.gross + item.deposit, currency)
  const change = (one: string, other: string): string => (one === other ? one : `${one} → ${other}`)
  return `${name} ${change(amount(before), amount(after))}, ${change(money(before), money(after))}`
}

const withComment = (contact: OrderRow['contact'], comment: string | null): OrderRow['contact'] =>
  toJson({ ...fromJson(contact), comment: comment || null })

/** Set right after the fact as well, within the day; a time that stays is not judged again. */
function timeOf(date: string | null, { appointmentAt }: OrderRow, now: number): number | null {
  return date === null || Date.parse(date) === appointmentAt ? appointmentAtOf(date) : agreedTime(date, now - DAY, now)
}

const appointmentAtOf = (date: string | null): number | null => (date === null ? null : Date.parse(date))
