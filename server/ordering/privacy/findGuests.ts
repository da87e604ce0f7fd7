import { fold } from '../../../schema/base/fold.ts'
import { samePersons } from '../../../schema/ordering/customerKeys.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { FoundGuest } from '../../../schema/ordering/privacy.ts'
import type { GuestQuestion } from '../../../schema/ordering/privacyRequests.ts'
import { letOthersIn } from '../../base/letOthersIn.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import {
  guestThings,
  type KeptCustomer,
  keptCustomers,
  keptExternals,
  keysIn,
  keysOfCustomers,
  messagesBeside,
  nameIn,
} from './guestThings.ts'

/** Orders looked through in one go for a name, which is in no index: others are let in between. */
const LOOKED_THROUGH = 1000
/** People told. */
const TOLD = 50
/** Orders with the name that are gone on from. */
const NAMED = 500
/** Country by whose habits a number is read that was typed as it is dialled. */
const HOME = 'AT'

type Reads = Storage['read']

/** Who is meant: everybody with that number, address, name or order, each with all that their number and address tie together. */
export async function findGuests(
  read: Reads,
  question: GuestQuestion,
): Promise<{ readonly guests: FoundGuest[]; readonly isCut: boolean }> {
  const customers = await keptCustomers(read)
  const keysOf = await keysOfCustomers(read)
  const keys = new Set(keysIn(question, HOME))
  const name = fold(question.name ?? '').trim()
  const named = name === '' ? [] : await ordersNamed(read, name)
  const hits = [...named, ...(await ordersCalled(read, question.order?.trim() ?? ''))]
  const known = customers.filter(
    each => keysOf(each).some(key => keys.has(key)) || (name !== '' && fold(nameIn(each)).includes(name)),
  )
  const guests: FoundGuest[] = []
  const seen = new Set<string>()
  const externals = (await keptExternals(read)).filter(each => name !== '' && fold(nameIn(each)).includes(name))
  const seeds = [
    ...known.map(customer => seedOf(customer, customers, keysOf)),
    ...externals.map(({ email }) => ({ keys: keysIn({ email }), orders: [], customers: [] })),
    ...[...keys].map(key => ({ keys: [key], orders: [], customers: [] })),
    ...hits.map(order => ({ keys: keysIn(fromJson(order.contact)), orders: [order.id], customers: [] })),
  ]
  for (const seed of seeds) {
    if (guests.length >= TOLD) return { guests, isCut: true }
    if ([...seed.keys, ...seed.orders.map(id => `orders:${id}`)].some(each => seen.has(each))) continue
    const guest = await foundGuest(read, seed, customers, keysOf)
    for (const each of [...guest.keys, ...guest.orders.map(id => `orders:${id}`)]) seen.add(each)
    if (guest.orders.length + guest.customers.length + guest.externals + guest.messages > 0) guests.push(guest)
  }
  return { guests, isCut: named.length >= NAMED }
}

interface Seed {
  readonly keys: readonly string[]
  readonly orders: readonly number[]
  readonly customers: readonly number[]
}

function seedOf(
  { id }: KeptCustomer,
  customers: readonly KeptCustomer[],
  keysOf: (customer: KeptCustomer) => string[],
): Seed {
  const same = samePersons(id, customers)
  return { keys: same.flatMap(keysOf), orders: [], customers: same.map(each => each.id) }
}

/**
 * Goes from numbers and addresses to orders and customers and back, one step: whoever shares a number is told as one. What
 * somebody ordered for a customer says no more of them: the number on it is the customer's.
 */
async function foundGuest(
  read: Reads,
  seed: Seed,
  customers: readonly KeptCustomer[],
  keysOf: (customer: KeptCustomer) => string[],
): Promise<FoundGuest> {
  const first = await guestThings(read, {
    ...seed,
    keys: [...seed.keys],
    orders: [...seed.orders],
    customers: [...seed.customers],
  })
  const contacts = first.orders.map(({ contact }) => fromJson(contact)).filter(({ person }) => person === undefined)
  const keys = new Set([...first.keys, ...contacts.flatMap(contact => keysIn(contact))])
  const theirs = customers.filter(each => seed.customers.includes(each.id) || keysOf(each).some(key => keys.has(key)))
  const things = await guestThings(read, {
    keys: [...keys],
    orders: first.orders.map(({ id }) => id),
    customers: theirs.map(({ id }) => id),
  })
  const times = things.orders.map(({ createdAt }) => createdAt)
  let [messages, files] = [(await messagesBeside(read, things)).length, 0]
  for (const { id } of things.orders) {
    messages += (await read.erasing.messagesOf(id)).length
    files += (await read.erasing.uploadsOf(id)).length
  }
  return {
    names: [
      ...new Set(
        [...things.customers, ...things.externals, ...things.orders.map(({ contact }) => fromJson(contact))].map(
          nameIn,
        ),
      ),
    ].filter(Boolean),
    keys: things.keys,
    orders: things.orders.map(({ id }) => id),
    firstAt: times.length > 0 ? Math.min(...times) : null,
    lastAt: times.length > 0 ? Math.max(...times) : null,
    open: things.orders.filter(({ status }) => !isFinal(status)).length,
    customers: things.customers.map(({ id }) => id),
    externals: things.externals.length,
    notes: things.notes.length,
    messages,
    files,
  }
}

/** The last orders with a name, `name` folded. */
async function ordersNamed({ erasing, orders }: Reads, name: string): Promise<OrderRow[]> {
  const found: OrderRow[] = []
  for (let upTo = await erasing.newestOrder(); upTo > 0 && found.length < NAMED; upTo -= LOOKED_THROUGH) {
    for (const { id, contact } of await erasing.contacts(upTo - LOOKED_THROUGH, upTo)) {
      if (contact === '{}' || !fold(nameIn(fromJson(contact))).includes(name)) continue
      const row = await orders.byId(id)
      if (row) found.push(row)
    }
    await letOthersIn()
  }
  return found
}

/** By uid or by number: those of other days have it, too. */
async function ordersCalled({ orders, erasing }: Reads, called: string): Promise<OrderRow[]> {
  if (called === '') return []
  const named = await orders.byUid(called.toLowerCase())
  if (named) return [named]
  return erasing.withTicket(called)
}
