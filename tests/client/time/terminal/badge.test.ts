import { expect, test } from 'vitest'
import { badgeOf } from '../../../../client/time/terminal/badge.ts'

test.each([
  ['anna', { username: 'anna', pin: null }],
  ['Anna:2468', { username: 'anna', pin: '2468' }],
  [' anna:24681357 \t', { username: 'anna', pin: '24681357' }],
  ['anna:12', null],
  ['Anna Muster', null],
  [':2468', null],
  ['', null],
])('A badge that types „%s“ is read as %o', (typed, badge) => {
  expect(badgeOf(typed)).toEqual(badge)
})
