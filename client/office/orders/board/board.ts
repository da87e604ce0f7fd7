import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import { type BoardStep, isUntold, outcomeOf } from '../../../../schema/counter/boardSteps.ts'
import { actionsFrom, targetOf } from '../../../../schema/ordering/orderStatus.ts'
import type { CurrentOrder } from '../../../../schema/ordering/staffCalls.ts'

/** Where an order that is on stands, in the order of the columns. */
export const boardColumns = ['new', 'confirmed', 'in-delivery'] as const
export type BoardColumn = (typeof boardColumns)[number]
/** Whether a new order is among those that are on now and was not before; nothing is new before the first look. */
export const hasNew = (
  before: ReadonlySet<number> | null,
  now: readonly Pick<CurrentOrder, 'id' | 'status'>[],
): boolean => before !== null && now.some(({ id, status }) => status === 'new' && !before.has(id))

/** Where a card can be put. */
export type Lane = BoardColumn | 'completed'

/** What is due later than this many minutes from now waits folded at the foot. */
const AHEAD_MINUTES = 60

type Due = Pick<CurrentOrder, 'promisedAt' | 'dueAt' | 'createdAt'>

/** Epoch ms by which it is to be there: what was promised, else what was asked for. */
export const dueTime = ({ promisedAt, dueAt, createdAt }: Due): number => Date.parse(promisedAt ?? dueAt ?? createdAt)

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
  const own = orders.filter(({ status }) => status === column).toSorted(byDue)
  const isLater = (order: Order): boolean => column !== 'in-delivery' && dueTime(order) > now + AHEAD_MINUTES * MINUTE
  return { now: own.filter(order => !isLater(order)), later: own.filter(isLater) }
}

/** What is due first before the others. */
export const byDue = (one: Due, other: Due): number => dueTime(one) - dueTime(other)

/** Full minutes until it is due; less than nothing for what is late. */
export const minutesLeft = (order: Due, now: number): number => Math.round((dueTime(order) - now) / MINUTE)

/** Minutes the longest of them has waited since it came; 0 for none. */
export const longestWait = (orders: readonly Due[], now: number): number =>
  orders.reduce((longest, { createdAt }) => Math.max(longest, Math.floor((now - Date.parse(createdAt)) / MINUTE)), 0)

/** An order as the board shows it: with what was tapped here and the server has not told yet. */
export interface BoardCard extends CurrentOrder {
  readonly pending: BoardStep | null
}

/** The orders as they are once the steps taken here have arrived. */
export const withSteps = (orders: readonly CurrentOrder[], steps: readonly BoardStep[]): readonly BoardCard[] =>
  orders.map(order => {
    const told = {
      status: order.status,
      counterAppointmentAt: order.counterAppointment === null ? null : Date.parse(order.counterAppointment),
      promisedAt: order.promisedAt === null ? null : Date.parse(order.promisedAt),
      updatedAt: Date.parse(order.updatedAt),
    }
    const pending = steps.findLast(step => step.order === order.id && isUntold(step, told)) ?? null
    if (!pending) return { ...order, pending }
    const { action, proposed } = pending
    const at = proposed === undefined ? null : new Date(proposed).toISOString()
    return {
      ...order,
      pending,
      status: outcomeOf[action] ?? order.status,
      promisedAt: action === 'confirm' ? (at ?? order.promisedAt) : order.promisedAt,
      counterAppointment: action === 'propose' ? at : order.counterAppointment,
    }
  })

/** What takes an order to another column. */
export type MovingAction = 'confirm' | 'in-delivery' | 'completed' | 'recall'
/** What is asked about a card before it is done. */
export type Question = 'reject' | 'propose' | 'cancel' | 'lines' | 'refund'
/** Why an order cannot go there. */
export type Forbidden = 'again' | 'fresh' | 'offer' | 'pending'

/** What putting a card into a lane does, or why it may not lie there; null where it lies there already. */
export function stepTo(
  { status, isQuotation, pending }: Pick<BoardCard, 'status' | 'isQuotation' | 'pending'>,
  lane: Lane,
): { readonly action: MovingAction } | { readonly forbidden: Forbidden } | null {
  if (status === lane) return null
  if (lane === 'new') return { forbidden: 'again' }
  if (status === 'new' && lane !== 'confirmed') return { forbidden: 'fresh' }
  if (status === 'new' && isQuotation) return { forbidden: 'offer' }
  const action = actionsFrom(status).find(each => targetOf(each) === lane)
  // A step back follows only what the server has heard of.
  if (action === 'recall' && pending) return { forbidden: 'pending' }
  return action && isMoving(action) ? { action } : { forbidden: 'again' }
}

const isMoving = (action: string): action is MovingAction =>
  action === 'confirm' || action === 'in-delivery' || action === 'completed' || action === 'recall'

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Which card an arrow leads to from the present one (null: none yet), through columns of ids; columns without cards are passed over. */
export function cardAt(columns: readonly (readonly number[])[], present: number | null, key: ArrowKey): number | null {
  const filled = columns.filter(({ length }) => length > 0)
  const at = present === null ? -1 : filled.findIndex(column => column.includes(present))
  const column = filled[at]
  if (!column || present === null) return filled[0]?.[0] ?? null
  const row = column.indexOf(present)
  if (key === 'ArrowUp' || key === 'ArrowDown') return column[row + (key === 'ArrowUp' ? -1 : 1)] ?? present
  const beside = filled[at + (key === 'ArrowLeft' ? -1 : 1)]
  return beside?.[Math.min(row, beside.length - 1)] ?? present
}

/** The step that comes next; null where none does. */
export function nextOf({ status }: Pick<BoardCard, 'status'>): MovingAction | null {
  const [action] = actionsFrom(status)
  return action !== undefined && isMoving(action) ? action : null
}
