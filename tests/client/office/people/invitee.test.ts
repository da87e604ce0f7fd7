import { describe, expect, test } from 'vitest'
import {
  type Invitee,
  personOfInvitee,
  placedProblems,
  problemsOfInvitee,
} from '../../../../client/office/people/invitee.ts'
import { users } from '../../../../schema/business/user.ts'

const anna: Invitee = {
  firstName: 'Anna',
  lastName: 'Huber',
  contact: 'Anna@Example.com',
  role: 'ROLE_EMPLOYEE',
  branches: [3],
}

describe('somebody who is invited', () => {
  test.each([
    ['Anna@Example.com', { username: 'anna@example.com', email: 'anna@example.com', phone: '' }],
    ['0664 1234567', { username: '+436641234567', email: null, phone: '+436641234567' }],
    ['+49 151 23456789', { username: '+4915123456789', email: null, phone: '+4915123456789' }],
  ])('signs in with what they are invited by: %s', (contact, expected) => {
    expect(problemsOfInvitee({ ...anna, contact }, 'AT')).toEqual({})
    const person = personOfInvitee({ ...anna, contact }, 'AT')
    expect(person).toMatchObject({ ...expected, roles: ['ROLE_EMPLOYEE'], branches: [3], isEnabled: true })
    expect(users.shape.safeParse(person).success).toBe(true)
  })

  test.each([
    [{ lastName: ' ' }, ['lastName']],
    [{ contact: '' }, ['contact']],
    [{ contact: 'anna' }, ['contact']],
    [{ contact: 'anna@' }, ['contact']],
    [{ contact: '12' }, ['contact']],
    [{ role: null }, ['role']],
    [{ branches: [] }, ['branches']],
    // Whose rights do not depend on branches needs none.
    [{ role: 'ROLE_EDITOR', branches: [] }, []],
  ] as const)('is told what is missing at its field: %o', (changes, fields) => {
    expect(Object.keys(problemsOfInvitee({ ...anna, ...changes }, 'AT'))).toEqual(fields)
  })

  test('hears of a name that is taken at the address it came from', () => {
    expect(
      placedProblems([{ code: 'used', field: 'username', message: 'Dieser Wert wird bereits verwendet.' }]),
    ).toEqual({
      contact: 'Damit meldet sich schon jemand an.',
    })
    expect(placedProblems([{ code: 'format', field: 'branches.0', message: 'Falsch.' }])).toEqual({
      branches: 'Falsch.',
    })
  })
})
