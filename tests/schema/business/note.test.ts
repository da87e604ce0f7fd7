import { expect, test } from 'vitest'
import { mayBeNoted, mentions } from '../../../schema/business/note.ts'

const eva = { username: 'e.berger', firstName: 'Eva', lastName: 'Berger' }

test.each<[string, boolean]>([
  ['@Eva bitte ansehen', true],
  ['Bitte ansehen, @eva!', true],
  ['@Eva Berger', true],
  ['(@e.berger)', true],
  ['@Evamaria bitte ansehen', false],
  ['@Evamaria und @Eva', true],
  ['Eva bitte ansehen', false],
  ['eva@berger.at', false],
  ['', false],
])('A note „%s“ calls Eva Berger: %s', (text, called) => {
  expect(mentions(text, eva)).toBe(called)
})

test('Nobody is called by a name they do not have', () => {
  expect(mentions('@ alle', { username: 'x', firstName: '', lastName: '' })).toBe(false)
})

test.each<[string, boolean]>([
  ['products:42', true],
  ['menus:1', true],
  ['users:3', false],
  ['absences:3', false],
  ['contracts:3', false],
  ['products', false],
  ['', false],
])('There may be notes on %s: %s', (on, may) => {
  expect(mayBeNoted(on)).toBe(may)
})
