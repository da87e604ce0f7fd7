import { DAY } from '../../../schema/base/zonedTime.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/** How far back (ms) orders are for those who only work at a branch. */
export const RECENT_MS = 7 * DAY

/** Whether an order ended and is of more than seven days before `now` (epoch ms), by the day it was for. */
export const isLongOver = (
  { status, createdAt, appointmentAt }: Pick<OrderRow, 'status' | 'createdAt' | 'appointmentAt'>,
  now: number,
): boolean => isFinal(status) && Math.max(createdAt, appointmentAt ?? 0) < now - RECENT_MS
