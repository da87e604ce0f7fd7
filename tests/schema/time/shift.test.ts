import { expect, test } from 'vitest'
import { shifts } from '../../../schema/time/shift.ts'

test.each([
  ['2026-08-05T04:00:00Z', '2026-08-05T12:30:00Z', 'Mi., 5. Aug. 2026, 06:00–14:30'],
  ['2026-11-23T05:00:00Z', '2026-11-23T13:00:00Z', 'Mo., 23. Nov. 2026, 06:00–14:00'],
  ['2026-12-31T21:00:00Z', '2027-01-01T05:00:00Z', 'Do., 31. Dez. 2026, 22:00–06:00'],
  ['2026-07-31T22:30:00Z', '2026-08-01T06:00:00Z', 'Sa., 1. Aug. 2026, 00:30–08:00'],
  ['', '', ''],
])('A shift from %s to %s is called „%s“', (from, to, title) => {
  expect(shifts.title({ from, to })).toBe(title)
})

test('A shift that is deleted, or being typed, has no name', () => {
  expect([shifts.title({}), shifts.title({ from: '2026-08-05T04:00:00Z' })]).toEqual(['', ''])
})
