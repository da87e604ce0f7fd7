import { describe, expect, test } from 'vitest'
import type { Row } from '../../../../client/data/office/office.ts'
import { initialsOf } from '../../../../client/office/people/Initials.tsx'
import { isShown, nameOf, peopleViews, standingHere } from '../../../../client/office/people/standing.ts'
import type { PersonStanding } from '../../../../schema/base/people.ts'

const row = (body: object): Row => ({
  id: 5,
  rev: '1-a',
  body: { username: 'anna', isEnabled: true, ...body },
  state: 'saved',
})
const told = (standing: PersonStanding['standing']): PersonStanding => ({
  id: 5,
  standing,
  invitation: null,
  seenAt: null,
  sessions: 0,
  pausedUntil: null,
})

describe('how somebody stands', () => {
  test('is a lock at once, before the server has heard of it, and unlocked the same way', () => {
    expect(standingHere(row({ isEnabled: false }), told('active'))).toBe('locked')
    expect(standingHere(row({}), told('locked'))).toBeNull()
    expect(standingHere(row({}), told('invited'))).toBe('invited')
    expect(standingHere(row({}), undefined)).toBeNull()
  })

  test('puts everybody into exactly one of the views beside all', () => {
    for (const standing of ['none', 'invited', 'missed', 'active', 'expired', 'locked', null] as const)
      expect(peopleViews.filter(view => view !== 'all' && isShown(view, standing))).toHaveLength(1)
  })
})

test.each([
  [{ firstName: 'Anna', lastName: 'Huber' }, 'Anna Huber', 'AH'],
  [{ firstName: '', lastName: 'Administration' }, 'Administration', 'A'],
  [{}, 'anna', 'A'],
])('somebody is called by name, and drawn as two letters', (body, name, letters) => {
  expect([nameOf(row(body)), initialsOf(nameOf(row(body)))]).toEqual([name, letters])
})
