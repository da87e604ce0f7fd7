import { expect, test } from 'vitest'
import type { Entry } from '../../../../client/office/roster/rosterWeek.ts'
import { stationWeek } from '../../../../client/office/roster/stationWeek.ts'
import { instantsOf, plannedOf } from '../../../../schema/time/plan/planned.ts'

const zone = 'Europe/Vienna'
const dates = ['2026-12-14', '2026-12-15']

function shift(id: number, station: number | null, date: string, from: number): Entry {
  const times = { breakMinutes: 0, ...instantsOf(date, { from, to: from + 120 }, zone) }
  const body = { user: 7, branch: 1, station, note: '', isPublished: false, ...times }
  return { ...plannedOf({ ...body, id }, zone), row: { id, rev: '1-a', body, state: 'saved' }, offer: null }
}

test('A week by station has each station with its shifts in the order of the day, empty ones too, and what is at none last', () => {
  const here = [shift(1, 5, '2026-12-14', 720), shift(2, 5, '2026-12-14', 360), shift(3, null, '2026-12-15', 360)]
  const stations = [
    { id: 5, name: 'Ofen' },
    { id: 6, name: 'Theke' },
  ]
  const told = stationWeek({ here, dates }, stations).map(({ name, minutes, days }) => [
    name,
    minutes,
    days.map(entries => entries.map(({ id }) => id)),
  ])
  expect(told).toEqual([
    ['Ofen', 240, [[2, 1], []]],
    ['Theke', 0, [[], []]],
    ['', 120, [[], [3]]],
  ])
  // A station of another branch, or one that is gone, hides nobody.
  expect(stationWeek({ here, dates }, []).map(({ id, minutes }) => [id, minutes])).toEqual([[null, 360]])
  expect(stationWeek({ here: [], dates }, [])).toEqual([])
})
