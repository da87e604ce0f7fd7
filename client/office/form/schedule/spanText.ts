import type { Span } from '../../../../schema/base/hours/timetable.ts'
import { dateText } from '../../../ui/dates/typedDates.ts'

const weekday = new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'UTC' })

/** 'Do, 24.12.2026' or 'Do, 24.12.2026 – Sa, 26.12.2026'. */
export function spanText({ first, last }: Pick<Span, 'first' | 'last'>): string {
  return first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`
}

const dayText = (date: string): string => `${weekday.format(Date.parse(date))}, ${dateText(date)}`
