import { expect, test } from 'vitest'
import { following } from '../../../../client/signage/player/rotation.ts'

test.each([
  [[1, 2, 3], null, [1, 2, 3]],
  [[1, 2, 3], 1, [2, 3, 1]],
  [[1, 2, 3], 3, [1, 2, 3]],
  [[1, 2, 3], 9, [1, 2, 3]],
  [[1], 1, [1]],
  [[], 1, []],
])('In %j what follows %j is %j', (segments, current, expected) => {
  expect(following(segments, current)).toEqual(expected)
})
