import type { Memo } from '../../device/storage/memo.ts'

const KEY = 'screen:time'
/** A clock may be set back by so much (ms) without being wrong. */
const TOLERATED_MS = 60_000

interface TvClockWorld {
  readonly memo: Memo
  /** Epoch ms by the server's clock as far as it is known, else by the device's. */
  readonly now: () => number
  /** Milliseconds since the page began, whatever the clock says. */
  readonly elapsed: () => number
}

/**
 * The time of a TV. Small computers have no clock of their own: without the network they begin in the past. Then the time it had
 * last goes on from there, until somebody tells it better.
 */
export function createTvClock({ memo, now, elapsed }: TvClockWorld) {
  const known = Number(memo.get(KEY)) || 0
  const began = elapsed()
  const isUnsure = () => now() < known - TOLERATED_MS
  const time = () => (isUnsure() ? known + elapsed() - began : now())
  return {
    now: time,
    isUnsure,
    /** Remembers how late it is. */
    keep: () => memo.set(KEY, String(Math.round(time()))),
  }
}
