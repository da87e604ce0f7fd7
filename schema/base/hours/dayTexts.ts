import type { OpeningHoursRule } from '../fields.ts'
import { weekdays } from '../openingHours.ts'
import { hoursOfText, hoursText } from './hoursText.ts'
import { rulesOf, timetableOf } from './timetable.ts'

/** Rules as one text for each weekday and each date of its own: what two people may change side by side. */
export type DayTexts = Readonly<Record<string, string>>

/** `{ monday: '6–18', …, '2026-12-24': 'zu' }`; null where `timetableOf` cannot read the rules. */
export function dayTextsOf(rules: readonly OpeningHoursRule[]): DayTexts | null {
  const timetable = timetableOf(rules)
  if (!timetable) return null
  const week = weekdays.map((name, index) => [name, hoursText(timetable.week[index] ?? [])] as const)
  const dates = [...timetable.dates].map(([date, hours]) => [date, hoursText(hours)] as const)
  return Object.fromEntries([...week, ...dates])
}

/** The rules of what `dayTextsOf` gave; a weekday that is missing is closed. */
export function rulesOfDayTexts(texts: Readonly<Record<string, unknown>>): OpeningHoursRule[] {
  const hours = (day: string) => hoursOfText(String(texts[day] ?? '')) ?? []
  const dates = Object.keys(texts).filter(day => /^\d/.test(day))
  return rulesOf({ week: weekdays.map(hours), dates: new Map(dates.map(date => [date, hours(date)])) })
}
