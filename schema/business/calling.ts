import { MINUTE } from '../base/zonedTime.ts'
import type { Mode } from './modes.ts'

/** Minutes before its appointment in which an order is made, where a branch does not say. */
export const PREPARATION_MINUTES = 20
/** How long a ready number is called, in minutes, where the screen does not say. */
export const READY_MINUTES = 15

/** An order as far as its number is called. Instants are epoch ms. */
export interface Callable {
  readonly id: number
  readonly status: string
  readonly mode: Mode
  readonly appointmentAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
}

export type CallColumn = 'preparing' | 'ready'

/** In which column a number stands, and from when to when, its last moment included; null is for as long as it is there. */
export interface Call {
  readonly column: CallColumn
  readonly from: number
  readonly until: number | null
}

/**
 * How the number of an order is called before guests; null for one that is not. Deliveries never are; an order with an
 * appointment appears when its preparation begins, and a ready one leaves after a while.
 */
export function callOf(
  { status, mode, appointmentAt, updatedAt }: Callable,
  { readyMinutes = READY_MINUTES, preparationMinutes = PREPARATION_MINUTES } = {},
): Call | null {
  if (mode === 'delivery') return null
  if (status === 'confirmed')
    return { column: 'preparing', from: preparationFrom({ appointmentAt }, { preparationMinutes }) ?? 0, until: null }
  return status === 'in-delivery' ? { column: 'ready', from: 0, until: updatedAt + readyMinutes * MINUTE } : null
}

export const isCalledAt = ({ from, until }: Pick<Call, 'from' | 'until'>, now: number): boolean =>
  from <= now && (until === null || now <= until)

/** When an order begins to be made (epoch ms); null for one that is wanted as soon as possible. */
export function preparationFrom(
  { appointmentAt }: Pick<Callable, 'appointmentAt'>,
  { preparationMinutes }: { readonly preparationMinutes?: number | null },
): number | null {
  return appointmentAt === null ? null : appointmentAt - (preparationMinutes ?? PREPARATION_MINUTES) * MINUTE
}

/** In preparation the oldest first, ready the newest first. */
export const inCallOrder = (column: CallColumn) => (one: Callable, other: Callable) =>
  column === 'preparing'
    ? startOf(one) - startOf(other) || one.id - other.id
    : other.updatedAt - one.updatedAt || other.id - one.id

/** When an order's turn began: an appointment lies in the past of what was ordered before it. */
const startOf = ({ appointmentAt, createdAt }: Callable): number => appointmentAt ?? createdAt
