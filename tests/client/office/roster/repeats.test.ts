import { expect, test } from 'vitest'
import { weeksOfText } from '../../../../client/office/roster/repeats.ts'

test.each([
  ['', 0],
  [' 4 ', 4],
  ['12', 12],
  ['13', null],
  ['-1', null],
  ['1,5', null],
  ['bald', null],
])('%j are so many weeks: %j', (typed, weeks) => {
  expect(weeksOfText(typed)).toBe(weeks)
})
