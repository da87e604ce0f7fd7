import type { Entity, Stored } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { branches } from '../../../schema/business/branch.ts'
import { notes as noteEntity } from '../../../schema/business/note.ts'
import { type Customer, customers as customerEntity } from '../../../schema/ordering/customer.ts'
import { customerKey, guestKeys, personKey } from '../../../schema/ordering/customerKeys.ts'
import { type ExternalUser, externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import type { GuestSelection } from '../../../schema/ordering/privacyRequests.ts'
import { fromJson, storedOf } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { fullName } from '../orders/staffView.ts'

/** Orders with one number or address that are read at most. */
const MOST_ORDERS = 10_000

type Reads = Pick<Storage['read'], 'documents' | 'orderLists' | 'orders'>

interface Kept {
  /** Whether it is in the trash, where it can still be brought back. */
  readonly isDeleted: boolean
}
export type KeptCustomer = Customer & Kept
type KeptExternal = ExternalUser & Kept

/** What is kept about somebody. */
export interface GuestThings {
  /** Numbers and addresses they are found by. */
  readonly keys: readonly string[]
  readonly orders: readonly OrderRow[]
  readonly customers: readonly KeptCustomer[]
  /** Who signs in with one of the addresses, or for one of these customers only. */
  readonly externals: readonly KeptExternal[]
  /** Ids of notes about what is theirs, or that name them. */
  readonly notes: readonly number[]
}

/** Every customer, those that were deleted and can be brought back among them. */
export const keptCustomers = ({ documents }: Pick<Reads, 'documents'>): Promise<KeptCustomer[]> =>
  keptOf(documents, customerEntity)

/** Every external person likewise. */
export const keptExternals = ({ documents }: Pick<Reads, 'documents'>): Promise<KeptExternal[]> =>
  keptOf(documents, externalUsers)

async function keptOf<E extends Entity>(documents: Reads['documents'], entity: E): Promise<(Stored<E> & Kept)[]> {
  const living = (await documents.every(entity)).map(each => ({ ...each, isDeleted: false }))
  const deleted = await documents.trash(entity.type, 0, Number.MAX_SAFE_INTEGER, 0)
  return [...living, ...deleted.map(row => ({ ...storedOf(entity, row), isDeleted: true }))]
}

/** The number and the address a customer's orders are found by; branches say how numbers are dialled. */
export async function keysOfCustomers({ documents }: Pick<Reads, 'documents'>) {
  const countries = new Map((await documents.every(branches)).map(branch => [branch.id, branch.country]))
  return (customer: Customer): string[] => keysIn(customer, countries.get(customer.branch) ?? null)
}

export const keysIn = (reached: Parameters<typeof guestKeys>[0], country: string | null = null): string[] =>
  Object.values(guestKeys(reached, country)).filter(key => key !== null)

/** What was written to them beside what belongs to their orders: an order may be another's since somebody put it right. */
export const messagesBeside = async (
  { erasing }: Pick<Storage['read'], 'erasing'>,
  { keys, orders }: Pick<GuestThings, 'keys' | 'orders'>,
) => {
  const own = new Set(orders.map(({ id }) => id))
  const all = await Promise.all(keys.map(key => erasing.messagesTo(key)))
  return all.flat().filter(({ order }) => order === null || !own.has(order))
}

/** Everything that is meant by a selection: an order that was placed since it was made as well. */
export async function guestThings(read: Reads, selection: GuestSelection): Promise<GuestThings> {
  const keysOf = await keysOfCustomers(read)
  const chosen = new Set(selection.customers)
  const customers = (await keptCustomers(read)).filter(({ id }) => chosen.has(id))
  const keys = [...new Set([...selection.keys, ...customers.flatMap(keysOf)])]
  const externals = (await keptExternals(read)).filter(
    ({ email, customer, donatee }) =>
      keys.includes(email.toLowerCase()) || (customer && chosen.has(customer) && !donatee),
  )
  const orders = new Map<number, OrderRow>()
  const theirs = [...customers.map(({ id }) => customerKey(id)), ...externals.map(({ id }) => personKey(id))]
  for (const key of [...keys, ...theirs])
    for (const row of await read.orderLists.ofGuest(key, MOST_ORDERS)) orders.set(row.id, row)
  for (const id of selection.orders) {
    const row = await read.orders.byId(id)
    if (row) orders.set(id, row)
  }
  const found = [...orders.values()].toSorted((one, other) => one.id - other.id)
  const things = { keys, orders: found, customers, externals }
  return { ...things, notes: await notesAbout(read, things) }
}

/** Notes on what is theirs, and those in which their number, their address or their whole name stands. */
async function notesAbout(
  { documents }: Reads,
  { keys, orders, customers, externals }: Omit<GuestThings, 'notes'>,
): Promise<number[]> {
  const on = new Set([
    ...orders.map(({ id }) => `orders:${id}`),
    ...customers.map(({ id }) => `customers:${id}`),
    ...externals.map(({ id }) => `external-users:${id}`),
  ])
  const people = [...orders.map(({ contact }) => fromJson(contact)), ...customers, ...externals]
  const names = new Set(people.map(nameIn).map(fold))
  const words = [...keys.map(fold), ...names].filter(word => word.includes(' ') || keys.includes(word))
  const isAbout = (text: string): boolean => {
    const [folded, digits] = [fold(text), text.replace(/[\s/()-]/g, '')]
    return words.some(word => folded.includes(word)) || keys.some(key => key.startsWith('+') && digits.includes(key))
  }
  const notes = await documents.every(noteEntity)
  return notes.filter(note => on.has(note.on) || isAbout(note.text)).map(({ id }) => id)
}

/** 'Anna Öllinger', on an order, as a customer, or as somebody of one. */
export const nameIn = (person: KeptContact | Customer | ExternalUser): string =>
  'name' in person
    ? [person.firstName, person.name].filter(Boolean).join(' ')
    : fullName(person) || (person.companyName ?? '')
