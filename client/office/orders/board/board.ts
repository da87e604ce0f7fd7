import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import type { CurrentOrder } from '../../../../schema/ordering/staffCalls.ts'

/** Where an order that is on stands, in the order of the columns. */
export const boardColumns = ['new', 'confirmed', 'in-delivery'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** What is due later than this many minutes from now waits folded at the foot. */
const AHEAD_MINUTES = 60

type Due = Pick<CurrentOrder, 'promisedAt' | 'dueAt' | 'createdAt'>

/** Epoch ms by which it is to be there: what was promised, else what was asked for. */
export const dueOf = ({ promisedAt, dueAt, createdAt }: Due): number => Date.parse(promisedAt ?? dueAt ?? createdAt)

interface ColumnOrders<Order> {
  readonly now: readonly Order[]
  readonly later: readonly Order[]
}

/** The orders of a column at `now` (epoch ms), what is due first before the others. What is ready is never for later. */
export function ordersIn<Order extends Due & Pick<CurrentOrder, 'status'>>(
  column: BoardColumn,
  orders: readonly Order[],
  now: number,
): ColumnOrders<Order> {
  const own = orders.filter(({ status }) => status === column).toSorted((one, other) => dueOf(one) - dueOf(other))
  const isLater = (order: Order): boolean => column !== 'in-delivery' && dueOf(order) > now + AHEAD_MINUTES * MINUTE
  return { now: own.filter(order => !isLater(order)), later: own.filter(isLater) }
}

/** Full minutes until it is due; less than nothing for what is late. */
export const minutesLeft = (order: Due, now: number): number => Math.round((dueOf(order) - now) / MINUTE)

/** Minutes the longest of them has waited since it came; 0 for none. */
export const longestWait = (orders: readonly Due[], now: number): number =>
  orders.reduce((longest, { createdAt }) => Math.max(longest, Math.floor((now - Date.parse(createdAt)) / MINUTE)), 0)
