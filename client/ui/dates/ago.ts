import { formatDateTime, formatTime } from '../format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** 'gerade eben', 'vor 4 min', 'vor 3 h', later 'am 24.12.2026 18:30' in the zone. Epoch ms. */
export function agoText(at: number, now: number, zone: string): string {
  const passed = now - at
  if (passed < MINUTE) return 'gerade eben'
  if (passed < HOUR) return `vor ${Math.floor(passed / MINUTE)}\u00a0min`
  if (passed < 24 * HOUR) return `vor ${Math.floor(passed / HOUR)}\u00a0h`
  return `am ${formatDateTime(at, zone)}`
}

/** 'seit 14:03', after a day 'seit 24.12.2026 18:30' in the zone. Epoch ms. */
export const sinceText = (at: number, now: number, zone: string): string =>
  `seit ${now - at < 24 * HOUR ? formatTime(at, zone) : formatDateTime(at, zone)}`

/** How long somebody has waited, to the minute as long as that says something: '1 h 9 min', from ten hours on '10 h'. Milliseconds. */
export function waitText(ms: number): string {
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  if (ms < HOUR || ms >= 10 * HOUR || minutes === 0) return spanText(ms)
  return `${spanText(ms)} ${minutes}\u00a0min`
}

/** '4 min', '3 h', '2 Tage'. Milliseconds. */
export function spanText(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))}\u00a0min`
  if (ms < 48 * HOUR) return `${Math.floor(ms / HOUR)}\u00a0h`
  return `${Math.floor(ms / (24 * HOUR))}\u00a0Tage`
}
