import { expect, test } from 'vitest'
import { found, presentPeople } from '../../../../client/time/terminal/people.ts'
import type { TerminalPerson } from '../../../../schema/time/calls.ts'

const NOW = Date.parse('2026-11-02T08:00:00Z')
const person = (id: number, firstName: string, lastName: string): TerminalPerson => ({
  user: { id, username: `${firstName}${id}`.toLowerCase(), firstName, lastName },
  state: 'none',
  since: null,
  hasPin: true,
})
const people = [person(1, 'Zoë', 'Öllinger'), person(2, 'Anna', 'Berger'), person(3, '', '')]
const clocked = (user: number, state: 'waiting' | 'accepted' | 'refused') => ({
  uid: `uid-${user}-${state}`,
  user,
  username: 'x',
  clocked: 'start' as const,
  at: NOW - 60_000,
  state,
  isSaid: false,
  isHeldUp: false,
  reason: '',
  activity: null,
})

test('People stand by name, in with what waits here, and not with what was refused', () => {
  const present = presentPeople(people, [clocked(1, 'waiting'), clocked(2, 'refused')], NOW)
  expect(present.map(({ person: { user }, standing }) => [user.id, standing.state])).toEqual([
    [3, 'none'],
    [2, 'none'],
    [1, 'running'],
  ])
})

test('A name is found by parts of its words, without accents', () => {
  const present = presentPeople(people, [], NOW)
  const ids = (text: string) => found(present, text).map(({ person: { user } }) => user.id)
  expect([ids('oll zo'), ids('BERG'), ids('niemand'), ids('')]).toEqual([[1], [2], [], [3, 2, 1]])
})
