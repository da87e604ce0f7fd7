import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { isOpen, nextOpening, openState } from '../../../schema/base/openingHours.ts'
import { daysWithSlots, nextSlot, slotsOn } from '../../../schema/ordering/slots.ts'
import { runsOf } from '../../support/runs.ts'
import {
  closed,
  closedOnce,
  firstCellAt,
  instantOfCell,
  marksOf,
  once,
  open,
  paint,
  rulesIn,
  stateOnStrip,
  type Wall,
  wallOf,
} from '../../support/schedules.ts'

/** A year of days to ask about, and enough of a strip behind them for 180 days of slots. */
const FIRST_DAY = 3
const YEAR = 366
const AHEAD = 180
const walls = ['Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich'].map(zone =>
  wallOf(zone, '2026-03-01', FIRST_DAY + YEAR + AHEAD + 3),
)
const days = Array.from({ length: YEAR }, (_, day) => FIRST_DAY + day)

/** Both nights on which the clock is changed lie in the year that is asked about. */
const springNight = '2026-03-29'
const autumnNight = '2026-10-25'

const schedules: readonly (readonly [string, OpeningHoursRule[]])[] = [
  [
    'lunch and dinner, Monday off, holidays',
    [
      open('daily', '11:00–14:00'),
      open('daily', '17:00–22:00'),
      closed('monday'),
      ...['2026-05-01', '2026-12-24', '2026-12-25', '2027-01-01'].map(date => closedOnce(date)),
      closedOnce('2026-12-31'),
      once('2026-12-31', '10:00–13:00'),
    ],
  ],
  [
    'a bar that closes past midnight, through both nights of the clock change',
    [
      open('friday', '20:00–04:00'),
      open('saturday', '20:00–02:30'),
      closedOnce('2026-10-31'),
      open('sunday', '18:00–00:00'),
    ],
  ],
  [
    'a bakery of the small hours',
    [open('daily', '02:15–02:45'), open('sunday', '01:30–03:30'), once('2026-10-25', '02:00–03:00')],
  ],
  [
    'around the clock with days off',
    [open('daily', '00:00–00:00'), closedOnce('2026-12-24'), closedOnce('2027-02-28')],
  ],
  ['odd minutes', [open('daily', '09:58–10:04'), open('wednesday', '10:01–10:17'), closed('thursday')]],
  [
    'a fair of single days',
    [once('2026-07-04', '08:00–16:00'), once('2026-10-25', '00:00–24:00'), once('2027-03-28', '22:00–03:00')],
  ],
  ['never', []],
]
const cases = walls.flatMap(wall => schedules.map(([name, rules]) => [wall.zone, name, wall, rules] as const))

describe('Over a whole year with both nights of the clock change', () => {
  it('the strip is one: the nights have an hour less and an hour more, every other day has 24', () => {
    for (const wall of walls) {
      const hours = (day: number) => (firstCellAt(wall, day + 1, 0) - firstCellAt(wall, day, 0)) / 120
      const unusual = days.filter(day => hours(day) !== 24).map(day => [wall.dates[day], hours(day)])
      expect(unusual).toEqual([
        [springNight, 23],
        [autumnNight, 25],
      ])
    }
  })

  it.each(cases)(
    '%s, %s: every quarter of an hour is open as painted, and every edge to the half minute',
    (_zone, _name, wall, rules) => {
      const strip = paint(wall, rules)
      const wrong: string[] = []
      for (const cell of momentsOf(wall, strip, 30)) {
        const at = instantOfCell(wall, cell)
        if (isOpen(rules, at, wall.zone) !== (strip[cell] === 1)) wrong.push(new Date(at).toISOString())
      }
      expect(wrong).toEqual([])
    },
  )

  it.each(cases)('%s, %s: state, end and next opening are as painted', (_zone, _name, wall, rules) => {
    const strip = paint(wall, rules)
    for (const cell of momentsOf(wall, strip, 720)) {
      const at = instantOfCell(wall, cell)
      expect(openState(rules, at, wall.zone), new Date(at).toISOString()).toEqual(stateOnStrip(wall, strip, cell))
    }
  })

  it.each(cases)('%s, %s: the slots of every day are its open marks of five minutes', (_zone, _name, wall, rules) => {
    const strip = paint(wall, rules)
    const first = instantOfCell(wall, 0)
    for (const day of days)
      expect(slotsOn(rules, wall.dates[day] ?? '', wall.zone, first), wall.dates[day]).toEqual(
        marksOf(wall, strip, day),
      )
  })

  it.each(cases)('%s, %s: the next slot is the first mark within 180 days', (_zone, _name, wall, rules) => {
    const strip = paint(wall, rules)
    const marks = wall.dates.map((_, day) => marksOf(wall, strip, day))
    for (const day of days) {
      const noon = instantOfCell(wall, firstCellAt(wall, day, 12 * 60))
      const ahead = marks.slice(day, day + AHEAD).flatMap(all => all.find(mark => mark >= noon) ?? [])
      expect(nextSlot(rules, wall.zone, noon), wall.dates[day]).toBe(ahead[0] ?? null)
      if (day % 61 > 0) continue
      const dates = wall.dates.filter(
        (_, other) => other >= day && other < day + AHEAD && marks[other]?.some(mark => mark >= noon),
      )
      expect(daysWithSlots(rules, wall.zone, noon, AHEAD)).toEqual(dates)
    }
  })

  it('Next open time searched in 15-minute steps, up to 4 steps per hour of the window (default window 72 hours)', () => {
    for (const [zone, name, wall, rules] of cases.filter(([, title]) => title !== 'odd minutes')) {
      const strip = paint(wall, rules)
      for (const day of days) {
        const cell = firstCellAt(wall, day, 0)
        const step = Array.from({ length: 72 * 4 + 1 }, (_, index) => index).find(
          index => strip[cell + index * 30] === 1,
        )
        const opening = step === undefined ? null : instantOfCell(wall, cell + step * 30)
        const found = nextOpening(rules, instantOfCell(wall, cell), wall.zone)
        expect(found, `${zone} ${name} ${wall.dates[day]}`).toBe(opening)
      }
    }
  })

  it('holds for rules of every kind, on any day and on both nights', () => {
    const anyYear = fc
      .constantFrom(...walls)
      .chain(wall => fc.record({ wall: fc.constant(wall), rules: rulesIn(wall), day: fc.constantFrom(...days) }))
    fc.assert(
      fc.property(anyYear, ({ wall, rules, day }) => {
        const strip = paint(wall, rules)
        for (const each of [day, wall.dates.indexOf(springNight), wall.dates.indexOf(autumnNight)]) {
          const first = firstCellAt(wall, each, 0)
          expect(slotsOn(rules, wall.dates[each] ?? '', wall.zone, instantOfCell(wall, first))).toEqual(
            marksOf(wall, strip, each),
          )
          for (let cell = first; cell < firstCellAt(wall, each + 1, 0); cell += 30)
            if (isOpen(rules, instantOfCell(wall, cell), wall.zone) !== (strip[cell] === 1))
              expect.fail(`${wall.zone} ${new Date(instantOfCell(wall, cell)).toISOString()}`)
        }
      }),
      { numRuns: runsOf(1000) },
    )
  })

  it('notices a rule that is a minute off', () => {
    const [wall = wallOf('Europe/Vienna', '2026-03-01')] = walls
    const strip = paint(wall, [open('daily', '11:00–14:00')])
    const late = [open('daily', '11:00–14:01')]
    const wrong = momentsOf(wall, strip, 30).filter(
      cell => isOpen(late, instantOfCell(wall, cell), wall.zone) !== (strip[cell] === 1),
    )
    expect(wrong).toHaveLength(YEAR)
  })
})

/** Cells of the year: one in `step`, and those around every edge of the strip. */
function momentsOf(wall: Wall, strip: Uint8Array, step: number): number[] {
  const cells: number[] = []
  const last = firstCellAt(wall, FIRST_DAY + YEAR, 0)
  for (let cell = firstCellAt(wall, FIRST_DAY, 0); cell < last; cell++)
    if (cell % step === 0 || strip[cell] !== strip[cell - 1] || strip[cell] !== strip[cell + 1]) cells.push(cell)
  return cells
}
