import { businessDayOf } from '../../../schema/ordering/tickets.ts'

const HEAP_MB = 400

interface Running {
  /** Nobody stands before it. */
  readonly isIdle: boolean
  readonly isOnline: boolean
  /** Orders that wait. */
  readonly outbox: number
  readonly heapMb: number | null
  /** Epoch ms at which the page was opened. */
  readonly since: number
  readonly zone: string
  /** Staff have given it to another branch. */
  readonly isMoved: boolean
}

/**
 * Whether a kiosk starts its page anew at `now` (epoch ms): each night at four, when a new business day begins, when its
 * memory has grown too large, and when it stands at another branch; never under somebody's hands, with orders that wait, or where it could not come back.
 */
export function shouldReload(
  { isIdle, isOnline, outbox, heapMb, since, zone, isMoved }: Running,
  now: number,
): boolean {
  if (!isIdle || !isOnline || outbox > 0) return false
  return isMoved || (heapMb ?? 0) > HEAP_MB || businessDayOf(now, zone) !== businessDayOf(since, zone)
}
