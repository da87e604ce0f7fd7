import type { Reader } from '../../../schema/base/access.ts'
import { looksBack, mayOrders } from '../../../schema/base/access.ts'
import { fold } from '../../../schema/base/fold.ts'
import { normalisePhone } from '../../../schema/base/phone.ts'
import { DAY, dayOf, instantOnDay } from '../../../schema/base/zonedTime.ts'
import { orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import { HORIZON_DAYS } from '../../../schema/ordering/slots.ts'
import type { HistoryQuery } from '../../../schema/ordering/staffCalls.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { Stretch } from '../../base/storage/statements/ordering/orderLists.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { isLongOver, RECENT_MS } from './longOver.ts'
import { fullName } from './staffView.ts'

type Reads = Pick<Storage['read'], 'orderLists' | 'orders' | 'payments' | 'creditNotes'>

/** How far back is looked for a text where nobody said since when. */
const SEARCHED_MS = 31 * 24 * 3_600_000
/** Orders one request looks through at most for what is in no index. */
const LOOKED_THROUGH = 2000
/** Days of `from` and `to` are those of the business. */
const ZONE = 'Europe/Vienna'

interface Page {
  readonly orders: readonly OrderRow[]
  /** Where to go on; null at the end. There may be one although this page is short: so much was looked through. */
  readonly cursor: string | null
}

/**
 * Orders of the branches this reader may see, newest first. Every step reads along an index; a text, a mode, a
 * way to pay or a refund is looked for in the newest 2000 orders of the time asked for (a text else of the last 31 days), and then from
 * the cursor on. Who only works at a branch is not shown what is long over. Now is epoch ms.
 */
export async function history(
  reads: Reads,
  reader: Reader,
  filter: HistoryQuery,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
  now: number,
): Promise<Page> {
  const isLimited = !looksBack(reader)
  const asked = filter.from ? beginOf(filter.from) : filter.search ? now - SEARCHED_MS : 0
  const from = isLimited ? Math.max(asked, now - RECENT_MS - HORIZON_DAYS * DAY) : asked
  const end = { at: filter.to ? endOf(filter.to) : now + 1, id: Number.MAX_SAFE_INTEGER }
  const before = cursor ? earlier(end, positionOf(cursor)) : end
  const branches = await visible(reads, reader, filter.branch)
  const ask = (most: number): Promise<OrderRow[]> =>
    merged(reads, branches, filter.status, { from, before, limit: most })
  const needle = filter.search?.trim() ?? ''
  const wishes = [...wishesOf(filter, needle), ...(isLimited ? [(order: OrderRow) => !isLongOver(order, now)] : [])]
  if (wishes.length === 0 && !filter.refunded) return pageOf(await ask(limit + 1), limit)
  const named = needle && (await reads.orders.byUid(needle.toLowerCase()))
  if (named) {
    const isTheirs = mayOrders(reader, 'read', named.branch) && !(isLimited && isLongOver(named, now))
    return { orders: isTheirs ? [named] : [], cursor: null }
  }
  const candidates = await ask(LOOKED_THROUGH)
  const refunded = filter.refunded ? await refundedOf(reads, candidates) : candidates
  const holding = await ordersWith(reads, refunded, needle)
  const found = refunded.filter(order => wishes.every(fits => fits(order, holding)))
  if (found.length > limit) return pageOf(found, limit)
  const last = candidates.at(-1)
  return { orders: found, cursor: last && candidates.length === LOOKED_THROUGH ? cursorOf(last) : null }
}

/** Ids of those orders with a line whose name has the words; none for what is no word. */
async function ordersWith(
  { orderLists }: Pick<Reads, 'orderLists'>,
  orders: readonly OrderRow[],
  needle: string,
): Promise<ReadonlySet<number>> {
  const wanted = fold(needle)
  if (orders.length === 0 || wanted.length < SHORTEST_WORD || !/\p{L}/u.test(wanted)) return new Set()
  const ids = orders.map(({ id }) => id)
  const lines = await orderLists.namesBetween(Math.min(...ids), Math.max(...ids))
  return new Set(lines.flatMap(({ order, name }) => (fold(name).includes(wanted) ? [order] : [])))
}

/** Letters of a product or an address that are looked for: fewer are in almost every one. */
const SHORTEST_WORD = 3

/** Those of which something was given back, or is on its way. */
async function refundedOf({ payments, creditNotes }: Reads, orders: readonly OrderRow[]): Promise<OrderRow[]> {
  const ids = orders.map(({ id }) => id)
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  if (ids.length === 0) return []
  const [online, credited] = [await payments.refundedBetween(first, last), await creditNotes.ordersBetween(first, last)]
  const refunded = new Set([...online, ...credited])
  return orders.filter(({ id }) => refunded.has(id))
}

/** What has to be looked for, order by order. */
type Wish = (order: OrderRow, holding: ReadonlySet<number>) => boolean

function wishesOf({ mode, paymentMethod }: HistoryQuery, needle: string): Wish[] {
  const wishes = needle === '' ? [] : [matcher(needle)]
  if (mode) wishes.push(order => order.mode === mode)
  if (paymentMethod) wishes.push(order => order.paymentMethod === paymentMethod)
  return wishes
}

interface Position {
  readonly at: number
  readonly id: number
}

/** The branches asked for that may be seen; null where those are all. */
async function visible(
  { orderLists }: Reads,
  reader: Reader,
  wanted?: readonly number[],
): Promise<readonly number[] | null> {
  if (wanted) return [...new Set(wanted)].filter(branch => mayOrders(reader, 'read', branch))
  const all = await orderLists.branches()
  const own = all.filter(each => mayOrders(reader, 'read', each))
  return own.length === all.length ? null : own
}

/** The newest of several lists, each of which is read along its index. */
async function merged(
  { orderLists }: Reads,
  branches: readonly number[] | null,
  status: string | undefined,
  stretch: Stretch,
): Promise<OrderRow[]> {
  if (branches === null && status === undefined) return orderLists.ofAll(stretch)
  const statuses = status === undefined ? orderStatuses : [status]
  const lists: OrderRow[][] = []
  for (const branch of branches ?? (await orderLists.branches()))
    for (const each of statuses) lists.push(await orderLists.ofStatus(branch, each, stretch))
  return lists
    .flat()
    .toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id)
    .slice(0, stretch.limit)
}

function pageOf(rows: readonly OrderRow[], limit: number): Page {
  const orders = rows.slice(0, limit)
  const last = orders.at(-1)
  return { orders, cursor: last && rows.length > limit ? cursorOf(last) : null }
}

const cursorOf = ({ createdAt, id }: OrderRow): string => `${createdAt}.${id}`

/** Nonsense begins at the beginning. */
function positionOf(cursor: string): Position {
  const [, at = '', id = ''] = /^(\d{1,15})\.(\d{1,16})$/.exec(cursor) ?? []
  return at === '' ? { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER } : { at: Number(at), id: Number(id) }
}

const earlier = (one: Position, other: Position): Position =>
  one.at < other.at || (one.at === other.at && one.id < other.id) ? one : other

const isDay = (given: string): boolean => given.length === 10
const beginOf = (given: string): number => (isDay(given) ? instantOnDay(dayOf(given), 0, ZONE) : Date.parse(given))
/** A day is meant to its end. */
const endOf = (given: string): number =>
  isDay(given) ? instantOnDay(dayOf(given) + 1, 0, ZONE) - 1 : Date.parse(given)

/** By ticket as a whole, by name, phone, mail and product in part; of the phone only digits count, however it was typed. */
function matcher(needle: string): Wish {
  const wanted = needle.toLocaleLowerCase('de')
  // 0664 here is +43 664 as it is kept.
  const digits = normalisePhone(needle, null).replace(/^[+0]+/, '')
  const isNumber = /^\d{4,}$/.test(digits)
  const isWord = wanted.length >= SHORTEST_WORD
  return ({ id, ticketNumber, contact }, holding) => {
    if (ticketNumber.toLocaleLowerCase('de') === wanted) return true
    if (holding.has(id)) return true
    const person = fromJson(contact)
    if (isWord && (person.email ?? '').toLocaleLowerCase('de').includes(wanted)) return true
    if (fullName(person).toLocaleLowerCase('de').includes(wanted)) return true
    return isNumber && (person.phone ?? '').includes(digits)
  }
}
