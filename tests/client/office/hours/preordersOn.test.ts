import { expect, test } from 'vitest'
import { preordersOn } from '../../../../client/office/hours/preordersOn.ts'

const order = (id: number, branch: number, promisedAt: string | null, dueAt: string | null = null) => ({
  id,
  branch,
  promisedAt,
  dueAt,
})

test('Orders for days that get other hours are found by what was promised, in the zone of the business, in these branches only', () => {
  const orders = [
    order(1, 1, '2026-12-24T10:00:00Z'),
    // Half past eleven in the evening of the 23rd in London is the 24th in Vienna.
    order(2, 1, null, '2026-12-23T23:30:00Z'),
    order(3, 2, '2026-12-24T10:00:00Z'),
    order(4, 1, '2026-12-26T10:00:00Z', '2026-12-24T10:00:00Z'),
    order(5, 1, null),
  ]
  const found = preordersOn(orders, new Set([1]), ['2026-12-24', '2026-12-25'], 'Europe/Vienna')
  expect(found.map(({ id }) => id)).toEqual([2, 1])
})
