import { expect, test } from 'vitest'
import { steppedTo } from '../../../../../client/office/statistics/chart/useScrubbing.ts'

test.each([
  ['ArrowLeft', 5, 10, 0, 4],
  ['ArrowLeft', 0, 10, 0, 0],
  ['ArrowRight', 9, 10, 0, 9],
  ['ArrowRight', null, 10, 0, 9],
  ['Home', 5, 10, 0, 0],
  ['End', 5, 10, 0, 9],
  ['ArrowUp', 5, 10, 0, undefined],
  ['ArrowUp', 30, 168, 24, 6],
  ['ArrowUp', 6, 168, 24, 6],
  ['ArrowDown', 30, 168, 24, 54],
  ['Home', 30, 168, 24, 24],
  ['End', 30, 168, 24, 47],
  ['Escape', 5, 10, 0, null],
  ['Escape', null, 10, 0, undefined],
  ['c', 5, 10, 0, undefined],
] as const)('%s at point %j of %j in rows of %j leads to %j', (key, at, count, row, next) => {
  expect(steppedTo(key, at, count, row)).toBe(next)
})
