import type { OpeningHoursRule } from '../fields.ts'
import { hoursOn } from '../openingHours.ts'
import { addDays, localTime, weekdayOf } from '../zonedTime.ts'
import { hoursText } from './hoursText.ts'
import type { DayHours } from './timetable.ts'

interface Place {
  /** Epoch ms. */
  readonly now: number
  readonly timeZone: string
  readonly openingHours: readonly OpeningHoursRule[]
}

/** How many days ahead hours of a date of its own are told. */
const AHEAD_DAYS = 14
const shortDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

/** '6–18 Uhr', 'geschlossen', 'rund um die Uhr' */
export const guestsText = (hours: DayHours): string => {
  const text = hoursText(hours)
  if (hours.length === 0) return 'geschlossen'
  return text === '24h' ? 'rund um die Uhr' : `${text} Uhr`
}

/** What is told, and what there is to say of it. */
export type Pair = readonly [left: string, right: string]

/** 'Mo–Fr' beside '6–18 Uhr'; days with the same hours in a row are one line, dates that differ follow. */
export function weekPairs({ now, timeZone, openingHours }: Place): readonly Pair[] {
  const { date: today } = localTime(now, timeZone)
  const monday = addDays(today, 1 - weekdayOf(today))
  const usual = openingHours.filter(({ type }) => type !== 'once')
  const days = shortDays.map((name, index) => ({ name, text: guestsText(hoursOn(usual, addDays(monday, index))) }))
  const runs: { first: string; last: string; text: string }[] = []
  for (const { name, text } of days) {
    const before = runs.at(-1)
    if (before?.text === text) before.last = name
    else runs.push({ first: name, last: name, text })
  }
  const special = Array.from({ length: AHEAD_DAYS }, (_, ahead) => addDays(today, ahead)).filter(date =>
    openingHours.some(rule => rule.type === 'once' && rule.date === date),
  )
  return [
    ...runs.map(({ first, last, text }): Pair => [first === last ? first : `${first}–${last}`, text]),
    ...special.map((date): Pair => [shortDate(date), guestsText(hoursOn(openingHours, date))]),
  ]
}

/** 'Sa, 5.12.' */
function shortDate(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${shortDays[weekdayOf(date) - 1]}, ${day}.${month}.`
}
