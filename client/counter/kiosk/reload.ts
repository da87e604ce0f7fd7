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
}

/**
 * Whether a kiosk starts its page anew at `now` (epoch ms): each night at four, when a new business day begins, and when its
 * memory has grown too large; never under somebody's hands, with orders that wait, or where it could not come back.
 */
export function shouldReload({ isIdle, isOnline, outbox, heapMb, since, zone }: Running, now: number): boolean {
  if (!isIdle || !isOnline || outbox > 0) return false
  return (heapMb ?? 0) > HEAP_MB || businessDayOf(now, zone) !== businessDayOf(since, zone)
}
