import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, instantAt } from '../../../../schema/base/zonedTime.ts'
import { emptyStations } from '../../../../schema/time/plan/emptyStations.ts'
import { datesOfWeek } from '../../../../schema/time/plan/planned.ts'

const zone = 'Europe/Vienna'
const monday = '2026-12-14'
const dates = datesOfWeek(monday)
const openingHours = [
  { type: 'daily', isClosed: false, from: '06:00', to: '18:00' },
  { type: 'sunday', isClosed: true },
] as const
const stations = [
  { id: 1, name: 'Backstube', branch: 1, openingHours },
  { id: 2, name: 'Bar', branch: 1, openingHours },
]

const shift = (
  day: number,
  from: number,
  to: number,
  more: { user?: number | null; station?: number | null } = {},
) => ({
  user: 1,
  branch: 1,
  station: null,
  start: instantAt(dates[day] ?? '', from * 60, zone),
  end: instantAt(dates[day] ?? '', to * 60, zone),
  ...more,
})
const told = (shifts: ReturnType<typeof shift>[]) =>
  emptyStations(stations, { dates, zone, shifts }).map(({ rule, text, isWarning }) => [rule, text, isWarning])

const wholeWeek = [0, 1, 2, 3, 4, 5].map(day => shift(day, 6, 18))

describe('A station', () => {
  it('is told of with the days and hours at which nobody is there while its branch is open', () => {
    const bar = [0, 1, 2, 3, 4].flatMap(day => [shift(day, 6, 12, { station: 2 }), shift(day, 13, 18, { station: 2 })])
    const bakery = wholeWeek.map(each => ({ ...each, station: 1 }))
    expect(told([...bakery, ...bar])).toEqual([
      ['Station ohne Besetzung', 'Bar: Mo, Di, Mi, Do, Fr 12–13; Sa 6–18.', true],
    ])
  })

  it('has somebody where a person of the branch stands at none in particular, and nobody by an open shift', () => {
    expect(told(wholeWeek)).toEqual([])
    const open = wholeWeek.map((each, day) => (day === 3 ? { ...each, user: null } : each))
    expect(told(open).map(([, text]) => text)).toEqual(['Backstube: Do 6–18.', 'Bar: Do 6–18.'])
  })

  it('is open until 24 o’clock, not until 0', () => {
    const evening = [{ type: 'daily', isClosed: false, from: '18:00', to: '24:00' }] as const
    const late = stations.slice(0, 1).map(station => ({ ...station, openingHours: evening }))
    const week = { dates, zone, shifts: [shift(0, 18, 20)] }
    const [note] = emptyStations(late, week)
    expect(note?.text).toBe('Backstube: Mo 20–24; Di, Mi, Do, Fr, Sa, So 18–24.')
  })

  it('says nothing of a week nobody has planned yet', () => {
    expect(told([])).toEqual([])
  })

  it('is told of exactly where an hour of opening has nobody, whatever is planned', () => {
    const planned = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 4, max: 17 }), fc.integer({ min: 1, max: 8 })), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(planned, all => {
        const shifts = all.map(([day, from, hours]) => shift(day, from, Math.min(24, from + hours)))
        const isBare = [0, 1, 2, 3, 4, 5].some(day =>
          Array.from({ length: 12 }, (_, hour) => instantAt(dates[day] ?? '', (6 + hour) * 60, zone)).some(
            at => !shifts.some(({ start, end }) => start <= at && at + HOUR <= end),
          ),
        )
        expect(told(shifts).length).toBe(isBare ? 2 : 0)
      }),
      { numRuns: 300 },
    )
  })
})
