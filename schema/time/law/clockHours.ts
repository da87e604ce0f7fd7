import { addDays, dateOf, instantAt, localTime } from '../../base/zonedTime.ts'
import { easterOf } from '../easter.ts'
import { ageOn } from './circumstances.ts'
import { findingBy } from './finding.ts'
import type { Evaluate } from './roster.ts'
import { closedDayText, hoursText } from './texts.ts'
import { datesOf, minutesOn, type Stretch } from './work.ts'

/** Work of the young too early or too late. */
export const clockHours: Evaluate = ({ days, rows, circumstances }) =>
  days.flatMap(({ worked }) =>
    datesOf(worked, circumstances.zone).flatMap(date =>
      rows('hours', date).flatMap(row => {
        const { zone, birthday = date, schoolDays = [] } = circumstances
        const { from, to: usual, schoolTo = usual } = row.values
        const beforeSchool = schoolTo < usual && schoolDays.includes(addDays(date, 1))
        const to = beforeSchool ? schoolTo : usual
        const clock = (minutes: number) => instantAt(date, minutes, zone)
        const outside = firstWithin(worked, clock(0), clock(from)) ?? firstWithin(worked, clock(to), clock(24 * 60))
        if (!outside) return []
        const at = localTime(outside.start, zone).minutes
        const text = hoursText({ at, from, to, age: ageOn(birthday, date), beforeSchool })
        return [findingBy('hours', row, { date, from: outside.start, to: outside.end, text })]
      }),
    ),
  )

/** Work of the young on days on which they have none. */
export const closedDays: Evaluate = ({ days, rows, circumstances: { zone } }) =>
  days.flatMap(({ worked }) =>
    datesOf(worked, zone).flatMap(date =>
      rows('closedDays', date).flatMap(row =>
        row.values.days
          .filter(({ on }) => isOn(on, date))
          .map(({ from }) => ({ from, is: minutesOn(worked, date, zone, from) }))
          .filter(({ is }) => is > 0)
          .map(({ from, is }) =>
            findingBy('closedDays', row, { date, is, limit: 0, text: closedDayText(date, from, is) }),
          ),
      ),
    ),
  )

const isOn = (on: string | number, date: string): boolean =>
  typeof on === 'string' ? date.endsWith(on) : date === dateOf(easterOf(Number(date.slice(0, 4))) + on)

/** The first of the stretches between two instants, cut to them. */
function firstWithin(stretches: readonly Stretch[], from: number, to: number): Stretch | undefined {
  return stretches
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .find(({ start, end }) => end > start)
}
