import { expect, it } from 'vitest'
import { datesOf, type Period } from '../../../../client/office/orders/period.ts'

const zone = 'Europe/Vienna'

it.each<[string, Period, string | null, string | null]>([
  ['2026-11-22T22:59:00Z', 'today', '2026-11-22', '2026-11-22'],
  ['2026-11-22T23:00:00Z', 'today', '2026-11-23', '2026-11-23'],
  ['2026-03-01T12:00:00Z', 'yesterday', '2026-02-28', '2026-02-28'],
  ['2026-11-22T12:00:00Z', 'week', '2026-11-16', '2026-11-22'],
  ['2026-11-23T12:00:00Z', 'week', '2026-11-23', '2026-11-23'],
  ['2026-11-22T12:00:00Z', 'all', null, null],
])('At %s „%s“ reaches from %s to %s in Vienna', (at, period, from, to) => {
  expect(datesOf(period, Date.parse(at), zone)).toEqual(from === null ? null : { from, to })
})
