import { DAY, HOUR, MINUTE } from '../../base/zonedTime.ts'
import type { LayerOf } from '../layers.ts'

type Countdown = Pick<LayerOf<'countdown'>, 'until' | 'text' | 'over'>

/** What a countdown says at `now` (epoch ms). */
export function countdownText({ until, text, over }: Countdown, now: number): string {
  const left = Date.parse(until) - now
  return left > 0 ? text.replaceAll('{Rest}', restText(left)) : over
}

/** '3 Tage 4 Std.', '2 Std. 5 Min.', and the last hour by the second: '4:09'. */
function restText(left: number): string {
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  if (days > 0) return `${days === 1 ? '1 Tag' : `${days} Tage`}${hours > 0 ? ` ${hours} Std.` : ''}`
  if (hours > 0) return `${hours} Std. ${minutes} Min.`
  return `${minutes}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`
}

/** From when on (ms before its end) a countdown changes every second. */
export const BY_THE_SECOND = HOUR
