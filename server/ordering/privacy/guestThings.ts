import { fold } from '../../../schema/base/fold.ts'
import { branches } from '../../../schema/business/branch.ts'
import { notes as noteEntity } from '../../../schema/business/note.ts'
import { type Customer, customers as customerEntity } from '../../../schema/ordering/customer.ts'
import { guestKeys } from '../../../schema/ordering/customerKeys.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import type { GuestSelection } from '../../../schema/ordering/privacyRequests.ts'
import { fromJson, storedOf } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { fullName } from '../orders/staffView.ts'

/** Orders with one number or address that are read at most. */
const MOST_ORDERS = 10_000

type Reads = Pick<Storage['read'], 'documents' | 'orderLists' | 'orders'>

/** A customer as they are kept, also while they can still be brought back. */
export type KeptCustomer = Customer & { readonly isDeleted: boolean }

/** What is kept about somebody. */
export interface GuestThings {
  /** Numbers and addresses they are found by. */
  readonly keys: readonly string[]
  readonly orders: readonly OrderRow[]
  readonly customers: readonly KeptCustomer[]
  /** Ids of notes about what is theirs, or that name them. */
  readonly notes: readonly number[]
}

/** Every customer, those that were deleted and can be brought back among them. */
export async function keptCustomers({ documents }: Pick<Reads, 'documents'>): Promise<KeptCustomer[]> {
  const living = (await documents.every(customerEntity)).map(each => ({ ...each, isDeleted: false }))
  const deleted = await documents.trash(customerEntity.type, 0, Number.MAX_SAFE_INTEGER, 0)
  return [...living, ...deleted.map(row => ({ ...storedOf(customerEntity, row), isDeleted: true }))]
}

/** The number and the address a customer's orders are found by; branches say how numbers are dialled. */
export async function keysOfCustomers({ documents }: Pick<Reads, 'documents'>) {
  const countries = new Map((await documents.every(branches)).map(branch => [branch.id, branch.country]))
  return (customer: Customer): string[] => keysIn(customer, countries.get(customer.branch) ?? null)
}

export const keysIn = (reached: Parameters<typeof guestKeys>[0], country: string | null = null): string[] =>
  Object.values(guestKeys(reached, country)).filter(key => key !== null)

/** Everything that is meant by a selection: an order that was placed since it was made as well. */
export async function guestThings(read: Reads, selection: GuestSelection): Promise<GuestThings> {
  const keysOf = await keysOfCustomers(read)
  const chosen = new Set(selection.customers)
  const customers = (await keptCustomers(read)).filter(({ id }) => chosen.has(id))
  const keys = [...new Set([...selection.keys, ...customers.flatMap(keysOf)])]
  const orders = new Map<number, OrderRow>()
  for (const key of keys) for (const row of await read.orderLists.ofGuest(key, MOST_ORDERS)) orders.set(row.id, row)
  for (const id of selection.orders) {
    const row = await read.orders.byId(id)
    if (row) orders.set(id, row)
  }
  const found = [...orders.values()].toSorted((one, other) => one.id - other.id)
  return { keys, orders: found, customers, notes: await notesAbout(read, { keys, orders: found, customers }) }
}

/** Notes on what is theirs, and those in which their number, their address or their whole name stands. */
async function notesAbout(
  { documents }: Reads,
  { keys, orders, customers }: Omit<GuestThings, 'notes'>,
): Promise<number[]> {
  const on = new Set([...orders.map(({ id }) => `orders:${id}`), ...customers.map(({ id }) => `customers:${id}`)])
  const names = new Set([...orders.map(({ contact }) => nameIn(fromJson(contact))), ...customers.map(nameIn)].map(fold))
  const words = [...keys.map(fold), ...names].filter(word => word.includes(' ') || keys.includes(word))
  const isAbout = (text: string): boolean => {
    const [folded, digits] = [fold(text), text.replace(/[\s/()-]/g, '')]
    return words.some(word => folded.includes(word)) || keys.some(key => key.startsWith('+') && digits.includes(key))
  }
  const notes = await documents.every(noteEntity)
  return notes.filter(note => on.has(note.on) || isAbout(note.text)).map(({ id }) => id)
}

/** 'Anna Öllinger', on an order or as a customer. */
export const nameIn = (person: KeptContact | Customer): string =>
  'name' in person
    ? [person.firstName, person.name].filter(Boolean).join(' ')
    : fullName(person) || (person.companyName ?? '')
