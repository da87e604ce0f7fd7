import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { DAY, dayOf, HOUR, MINUTE } from '../../../schema/base/zonedTime.ts'
import { formatTime } from '../../ui/format.ts'

/** '41 min', '3 h 41 min', '8 h'. Milliseconds; whole minutes count. */
export function durationText(ms: number): string {
  const hours = Math.floor(ms / HOUR)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  if (hours === 0) return `${minutes}\u00a0min`
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`
}

/** '7:30', '−1:05', with `isSigned` also '+0:15'. Whole minutes. */
export function hoursText(minutes: number, isSigned = false): string {
  const sign = minutes < 0 ? '−' : isSigned && minutes > 0 ? '+' : ''
  const count = Math.abs(minutes)
  return `${sign}${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
}

/** 'Mo, 23.11.' of a local date YYYY-MM-DD. */
export const dayText = (date: string): string =>
  dateFormat('dayOfWork', 'UTC', { weekday: 'short', day: '2-digit', month: '2-digit' }).format(dayOf(date) * DAY)

/** '23.11.' of a local date YYYY-MM-DD. */
export const shortDay = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.`

/** 'November 2026' of a month YYYY-MM. */
export const monthText = (month: string): string =>
  dateFormat('monthOfWork', 'UTC', { month: 'long', year: 'numeric' }).format(dayOf(`${month}-01`) * DAY)

/** '06:00–14:00' in the zone, '06:00–' while it goes on. Epoch ms. */
export const spanOfTime = (from: number, to: number | null, zone: string): string =>
  `${formatTime(from, zone)}–${to === null ? '' : formatTime(to, zone)}`
