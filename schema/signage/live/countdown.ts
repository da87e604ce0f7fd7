import type { LayerOf } from '../layers.ts'

type Countdown = Pick<LayerOf<'countdown'>, 'until' | 'text' | 'over'>

/** What a countdown says at `now` (epoch ms). */
export function countdownText({ until, text, over }: Countdown, now: number): string {
  const left = Date.parse(until) - now
  return left > 0 ? text.replaceAll('{Rest}', restText(left)) : over
}

/** '3 Tage 4 Std.', '2 Std. 5 Min.', and the last hour by the second: '4:09'. */
function restText(left: number): string {
  const seconds = Math.floor(left / 1000)
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return `${days === 1 ? '1 Tag' : `${days} Tage`}${hours > 0 ? ` ${hours} Std.` : ''}`
  if (hours > 0) return `${hours} Std. ${minutes} Min.`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** From when on (ms before its end) a countdown changes every second. */
export const BY_THE_SECOND = 3_600_000
