import type { OpeningHoursRule } from './fields.ts'
import { type Hours, hoursOn } from './openingHours.ts'
import { addDays, timeText, weekdayOf } from './zonedTime.ts'

/** One line of the weekly table: 'Montag–Freitag' with '08:00–12:00' and '13:00–18:00', or with 'Geschlossen'. */
export interface WeekRow {
  readonly days: string
  readonly hours: readonly string[]
}

/** The ISO week `date` lies in, consecutive days with the same hours in one row. */
export function weeklyTable(rules: readonly OpeningHoursRule[], date: string): WeekRow[] {
  const monday = addDays(date, 1 - weekdayOf(date))
  const groups: { first: number; last: number; hours: string[] }[] = []
  for (let index = 0; index < 7; index++) {
    const hours = hoursOn(rules, addDays(monday, index)).map(textOf)
    const previous = groups.at(-1)
    if (previous && previous.hours.join() === hours.join()) previous.last = index
    else groups.push({ first: index, last: index, hours })
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? `${dayNames[first]}` : `${dayNames[first]}–${dayNames[last]}`,
    hours: hours.length > 0 ? hours : ['Geschlossen'],
  }))
}

const dayNames = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const

/** An end past midnight is the next day's, which has to be said where it is more than a day away. */
function textOf({ from, to }: Hours): string {
  const later = to - from > MINUTES_A_DAY ? ' am nächsten Tag' : ''
  return `${timeText(from)}–${timeText(to > MINUTES_A_DAY ? to - MINUTES_A_DAY : to)}${later}`
}

const MINUTES_A_DAY = 24 * 60
