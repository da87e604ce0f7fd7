import { expect, test } from 'vitest'
import { levelOf } from '../../../../../client/office/statistics/chart/HeatChart.tsx'

test('Nothing is no level, anything at least the lowest, the most the highest', () => {
  expect([0, 1, 20, 21, 60, 100].map(value => levelOf(value, 100))).toEqual([0, 1, 1, 2, 3, 5])
  expect(levelOf(0, 0)).toBe(0)
})
