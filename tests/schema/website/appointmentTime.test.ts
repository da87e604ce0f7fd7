import { expect, it } from 'vitest'
import { daysOf, overAt } from '../../../schema/website/appointmentTime.ts'

const zone = 'Europe/Vienna'

it.each([
  ['with its end', { from: '2026-12-05T10:00:00Z', until: '2026-12-05T12:00:00Z' }, '2026-12-05T12:00:00.000Z'],
  ['a day after it began where it has none', { from: '2026-12-05T10:00:00Z' }, '2026-12-06T10:00:00.000Z'],
  [
    'after its last day where it takes whole days',
    { from: '2026-12-04T23:00:00Z', until: '2026-12-05T23:00:00Z', isAllDay: true },
    '2026-12-06T23:00:00.000Z',
  ],
  [
    'after 25 hours on the day on which clocks go back',
    { from: '2026-10-24T22:00:00Z', isAllDay: true },
    '2026-10-25T23:00:00.000Z',
  ],
])('An appointment is over %s', (_name, appointment, expected) => {
  expect(new Date(overAt(appointment, zone)).toISOString()).toBe(expected)
})

it('It takes place on the days of its place, in whatever zone its instants are written', () => {
  const times = { from: '2026-12-04T23:00:00Z', until: '2026-12-06T00:00:00+01:00' }
  expect(daysOf(times, zone)).toEqual({ first: '2026-12-05', last: '2026-12-06' })
})
