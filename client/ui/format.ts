import { dateFormat } from '../../schema/base/dateFormat.ts'
import { addDays, localTime } from '../../schema/base/zonedTime.ts'

export { formatMoney } from '../../schema/base/money.ts'

/** '18:30' in the zone. `at` in epoch ms. */
export const formatTime = (at: number, zone: string): string =>
  dateFormat('time', zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** '24.12.2026' in the zone. */
const formatDate = (at: number, zone: string): string =>
  dateFormat('date', zone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at)

/** '24.12.2026 18:30' in the zone. */
export const formatDateTime = (at: number, zone: string): string => `${formatDate(at, zone)} ${formatTime(at, zone)}`

/** 'Donnerstag' in the zone. */
export const formatWeekday = (at: number, zone: string): string =>
  dateFormat('weekday', zone, { weekday: 'long' }).format(at)

/** 'heute', 'morgen', within a week 'am Donnerstag', later 'am 24.12.2026'. */
export function formatDay(at: number, now: number, zone: string): string {
  const day = localTime(at, zone).date
  const today = localTime(now, zone).date
  if (day === today) return 'heute'
  if (day === addDays(today, 1)) return 'morgen'
  return day > today && day < addDays(today, 7) ? `am ${formatWeekday(at, zone)}` : `am ${formatDate(at, zone)}`
}

/** 'heute um 18:30', 'am Donnerstag um 07:00'. */
export const formatMoment = (at: number, now: number, zone: string): string =>
  `${formatDay(at, now, zone)} um ${formatTime(at, zone)}`

/** '1 Filiale', '3 Filialen', with a no-break space. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')}\u00a0${count === 1 ? one : many}`
