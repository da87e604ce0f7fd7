import { dateFormat } from '../../../../schema/base/dateFormat.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { formatTime } from '../../../ui/format.ts'
import { texts } from '../texts.ts'

interface Times {
  /** Instants. */
  readonly from: string
  readonly until?: string | null
  readonly isAllDay?: boolean | null
}

/** '24' */
export const dayOf = (from: string, zone: string): string =>
  dateFormat('dayOfMonth', zone, { day: 'numeric' }).format(Date.parse(from)).replace('.', '')

/** 'Dez.' */
export const monthOf = (from: string, zone: string): string =>
  dateFormat('shortMonth', zone, { month: 'short' }).format(Date.parse(from))

/** 'Sa., 4. Juli 2026, 14:00 – 18:00', over midnight with both days, without hours where it takes the whole day. */
export function whenOf({ from, until, isAllDay }: Times, zone: string): string {
  const [begins, ends] = [Date.parse(from), until ? Date.parse(until) : null]
  const isOneDay = ends === null || localTime(begins, zone).date === localTime(ends, zone).date
  if (isAllDay) return ends === null || isOneDay ? day(begins, zone) : texts.until(day(begins, zone), day(ends, zone))
  const beginning = `${day(begins, zone)}, ${formatTime(begins, zone)}`
  if (ends === null) return beginning
  return texts.until(beginning, isOneDay ? formatTime(ends, zone) : `${day(ends, zone)}, ${formatTime(ends, zone)}`)
}

const day = (at: number, zone: string): string =>
  dateFormat('weekdayAndDate', zone, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(at)
