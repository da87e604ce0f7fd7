import { expect, it } from 'vitest'
import { dayOf, monthOf } from '../../../../../client/website/pages/blocks/appointmentTime.ts'
import { whenOf } from '../../../../../schema/website/appointmentTime.ts'

const zone = 'Europe/Vienna'

it.each([
  [{ from: '2026-07-04T12:00:00Z' }, 'Sa., 4. Juli 2026, 14:00'],
  [{ from: '2026-07-04T12:00:00Z', until: '2026-07-04T16:00:00Z' }, 'Sa., 4. Juli 2026, 14:00 – 18:00'],
  [
    { from: '2026-07-04T20:00:00Z', until: '2026-07-05T00:00:00Z' },
    'Sa., 4. Juli 2026, 22:00 – So., 5. Juli 2026, 02:00',
  ],
  [{ from: '2026-07-04T12:00:00Z', isAllDay: true }, 'Sa., 4. Juli 2026'],
  [
    { from: '2026-07-04T06:00:00Z', until: '2026-07-06T06:00:00Z', isAllDay: true },
    'Sa., 4. Juli 2026 – Mo., 6. Juli 2026',
  ],
])('%j is told as „%s“', (times, told) => {
  expect(whenOf(times, zone).replaceAll('\u00a0', ' ')).toBe(told)
})

it('The day stands large beside its month, in the zone of the business', () => {
  expect([dayOf('2026-12-31T23:30:00Z', zone), monthOf('2026-12-31T23:30:00Z', zone)]).toEqual(['1', 'Jan'])
})
