import { type Country, DEFAULT_COUNTRY } from '../../../schema/base/countries.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import { problem } from '../../../schema/base/problems.ts'
import { DAY } from '../../../schema/base/zonedTime.ts'
import { branches as branchEntity } from '../../../schema/business/branch.ts'
import { tables as tableEntity } from '../../../schema/business/table.ts'
import {
  corrected,
  correctionProblems,
  nameFields,
  placeFields,
  placeOf,
  recipientFields,
} from '../../../schema/ordering/correction.ts'
import type { OrderEvent } from '../../../schema/ordering/history.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { OrderEditCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { isHeld } from '../payments/hold.ts'
import { isBeingPaid } from '../payments/payPage.ts'
import { agreedTime } from './agreedTime.ts'
import { retaxed } from './reprice.ts'
import { minuteOf } from './slots.ts'
import { follow } from './step.ts'

type World = Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>

/**
 * Changes comment, time, table, name, address, number or mail address of an order that has not ended, conditional on its
 * revision (409 `conflict` with what others made of it meanwhile), with its entry in the audit trail; the guest is told.
 * `author` is `users:5` or `devices:3`.
 */
export async function editOrder(world: World, id: number, call: OrderEditCall, author: string): Promise<OrderRow> {
  const { storage, clock } = world
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    const { appointmentDate, tableIdentifier } = call
    const { contact, what: reached } = await correctedContact(transaction, order, call)
    const appointmentAt = appointmentDate === undefined ? order.appointmentAt : timeOf(appointmentDate, order, at)
    const slotAt = appointmentDate === undefined ? order.slotAt : minuteOf(appointmentAt ?? at)
    const promisedAt = appointmentDate === undefined ? order.promisedAt : (appointmentAt ?? order.promisedAt)
    const table = tableIdentifier === undefined ? order.tableIdentifier : tableIdentifier || null
    const tableName = table === order.tableIdentifier ? order.tableName : await nameOfTable(transaction, order, table)
    const changed = { ...order, contact, appointmentAt, slotAt, promisedAt, tableIdentifier: table, tableName }
    const what = [
      ...reached,
      ...(appointmentAt === order.appointmentAt ? [] : ['Termin']),
      ...(table === order.tableIdentifier ? [] : ['Tisch']),
    ]
    if (what.length === 0) return order
    const isMoved = appointmentAt !== order.appointmentAt
    const pricing = isMoved ? await retaxed(transaction, order, changed) : order.pricing
    return keepEdited(world, transaction, { ...changed, pricing }, `edited: ${what.join(', ')}`, author, at)
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

/** An order that staff may change, as they have seen it. Throws 409 where others changed it meanwhile, it has ended, or its guest is paying. */
export async function editable(
  transaction: Pick<Transaction, 'orders' | 'payments'>,
  id: number,
  rev: number,
): Promise<OrderRow> {
  const order = await transaction.orders.byId(id)
  if (!order) throw new Fault(404, 'notFound')
  if (order.rev !== rev) throw new Fault(409, 'conflict')
  if (isFinal(order.status)) throw new Fault(409, 'orderEnded')
  // The guest is paying the sum that was agreed on.
  if (isHeld(order) || isBeingPaid(order, await transaction.payments.ofOrder(id))) throw new Fault(409, 'notPaid')
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

/**
 * The contact with what the call sets of it, and what that is in German; the very same one where it changes nothing. Throws
 * 422 where a branch cannot do with it, or does not deliver there for what was agreed.
 */
async function correctedContact({ documents }: Transaction, order: OrderRow, call: OrderEditCall) {
  const before = fromJson(order.contact)
  const { mode, tableIdentifier: table } = order
  const branch = await documents.entity(branchEntity, order.branch)
  const problems = branch ? correctionProblems(before, call, { branch, mode, table }) : []
  if (problems.length > 0) throw new Fault(422, problems)
  const { comment, phone, email } = call
  const after: KeptContact = {
    ...corrected(before, mode, call),
    ...(comment === undefined ? {} : { comment: comment || null }),
    ...(phone === undefined ? {} : { phone: phone ? dialled(phone, before.country) : null }),
    ...(email === undefined ? {} : { email: email || null }),
  }
  const [was, is] = [
    { ...before, ...placeOf(before, mode) },
    { ...after, ...placeOf(after, mode) },
  ]
  const what = keysOf(contactNames).filter(part =>
    contactNames[part].some(name => (was[name] ?? null) !== (is[name] ?? null)),
  )
  return { contact: what.length === 0 ? order.contact : toJson(after), what }
}

const contactNames = {
  Kommentar: ['comment'],
  Telefon: ['phone'],
  'E-Mail': ['email'],
  Name: nameFields,
  Empfänger: recipientFields,
  Adresse: placeFields,
} as const

/** The number in E.164. Throws 422 where it is none. */
function dialled(phone: string, country: Country | null | undefined): string {
  const number = normalisePhone(phone, country ?? DEFAULT_COUNTRY)
  if (!isPhone(number)) throw new Fault(422, [problem('phone', 'phone')])
  return number
}

/** Set right after the fact as well, within the day; a time that stays is not judged again. */
function timeOf(date: string | null, { appointmentAt }: OrderRow, now: number): number | null {
  return date === null || Date.parse(date) === appointmentAt ? appointmentAtOf(date) : agreedTime(date, now - DAY, now)
}

const appointmentAtOf = (date: string | null): number | null => (date === null ? null : Date.parse(date))
