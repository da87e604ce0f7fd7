import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { hoursOn } from '../../../schema/base/openingHours.ts'
import { weeklyTable } from '../../../schema/base/weeklyTable.ts'
import { addDays, weekdayOf } from '../../../schema/base/zonedTime.ts'
import { closed, closedOnce, open, scheduled } from '../../support/schedules.ts'

describe('The weekly table', () => {
  it.each<[string, OpeningHoursRule[], string, [string, string][]]>([
    [
      'is one row when every day is alike',
      [open('daily', '00:00–24:00')],
      '2026-11-20',
      [['Montag–Sonntag', '00:00–24:00']],
    ],
    [
      'says midnight where the minute before it was typed',
      [open('daily', '18:00–23:59')],
      '2026-11-20',
      [['Montag–Sonntag', '18:00–24:00']],
    ],
    [
      'says on which day it ends what is open for more than a day',
      [open('friday', '12:40–03:55'), open('friday', '00:45–21:50')],
      '2026-11-20',
      [
        ['Montag–Donnerstag', 'Geschlossen'],
        ['Freitag', '00:45–03:55 am nächsten Tag'],
        ['Samstag–Sonntag', 'Geschlossen'],
      ],
    ],
    ['is one row when nothing is ever open', [], '2026-11-20', [['Montag–Sonntag', 'Geschlossen']]],
    [
      'groups consecutive days with the same hours',
      [open('daily', '11:00–14:00'), open('daily', '17:00–22:00'), closed('monday')],
      '2026-11-20',
      [
        ['Montag', 'Geschlossen'],
        ['Dienstag–Sonntag', '11:00–14:00 17:00–22:00'],
      ],
    ],
    [
      'does not join days that are alike but apart',
      [open('daily', '08:00–18:00'), closed('wednesday')],
      '2026-11-16',
      [
        ['Montag–Dienstag', '08:00–18:00'],
        ['Mittwoch', 'Geschlossen'],
        ['Donnerstag–Sonntag', '08:00–18:00'],
      ],
    ],
    [
      'shows a night past midnight at the day it begins',
      [open('friday', '18:00–02:00'), open('saturday', '18:00–04:00')],
      '2026-10-25',
      [
        ['Montag–Donnerstag', 'Geschlossen'],
        ['Freitag', '18:00–02:00'],
        ['Samstag', '18:00–04:00'],
        ['Sonntag', 'Geschlossen'],
      ],
    ],
    [
      'shows the holiday of its week',
      [open('daily', '08:00–18:00'), closedOnce('2026-12-25'), closedOnce('2026-12-26')],
      '2026-12-21',
      [
        ['Montag–Donnerstag', '08:00–18:00'],
        ['Freitag–Samstag', 'Geschlossen'],
        ['Sonntag', '08:00–18:00'],
      ],
    ],
    [
      'does not show the holiday of another week',
      [open('daily', '08:00–18:00'), closedOnce('2026-12-25')],
      '2026-12-28',
      [['Montag–Sonntag', '08:00–18:00']],
    ],
  ])('%s', (_, rules, date, rows) => {
    expect(weeklyTable(rules, date).map(row => [row.days, row.hours.join(' ')])).toEqual(rows)
  })

  it('covers the seven days of the ISO week once, each with its own hours, the same from each of them', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(20), ({ wall, rules }, day) => {
        const date = wall.dates[day] ?? ''
        const monday = addDays(date, 1 - weekdayOf(date))
        const table = weeklyTable(rules, date)
        const days = table.flatMap(row => daysOf(row.days).map(name => ({ name, hours: row.hours })))
        expect(days.map(({ name }) => name)).toEqual(dayNames)
        days.forEach(({ hours }, index) => {
          const own = hoursOn(rules, addDays(monday, index)).map(
            ({ from, to }) =>
              `${text(from)}–${text(to > 1440 ? to - 1440 : to)}${to - from > 1440 ? ' am nächsten Tag' : ''}`,
          )
          expect(hours).toEqual(own.length > 0 ? own : ['Geschlossen'])
          expect(weeklyTable(rules, addDays(monday, index))).toEqual(table)
        })
        table.slice(1).forEach((row, index) => expect(row.hours).not.toEqual(table[index]?.hours))
      }),
      { numRuns: 1000 },
    )
  })
})
const dayNames = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

function daysOf(days: string): string[] {
  const [first = '', last = first] = days.split('–')
  return dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1)
}
function text(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
