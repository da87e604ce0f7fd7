import { addDays } from '../../../schema/base/zonedTime.ts'
import type { Writing } from './useTyped.ts'

/** '24.12.2026' of '2026-12-24': what stands in a field. */
export function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  return year ? `${day}.${month}.${year}` : date
}

/** The local date (YYYY-MM-DD) of '24.12.2026', '24.12.26', '24. 12. 2026' or '2026-12-24'; undefined where it is none. */
export function dateOfText(text: string): string | undefined {
  const compact = text.replaceAll(/\s/g, '')
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/.exec(compact) ?? []
  const date = year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : compact
  return isDate(date) ? date : undefined
}

/** A date by hand. What ends with two digits says a year only once somebody is done: '24.12.20' may become '24.12.2026'. */
export const dateWriting: Writing = {
  textOf: dateText,
  valueOf: dateOfText,
  isWhole: text => /\.\s*\d{4}$|^\d{4}-\d\d-\d\d$/.test(text.trim()),
  step: addDays,
}

/** Whether the calendar has the day: 2026-02-30 is none. */
function isDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false
  const at = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}
