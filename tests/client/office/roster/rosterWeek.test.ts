import { describe, expect, it } from 'vitest'
import { type NotesOf, planNotesKept } from '../../../../client/office/roster/planNotesKept.ts'
import { type Entry, rosterWeek } from '../../../../client/office/roster/rosterWeek.ts'
import { thinkThrough } from '../../../../client/office/roster/thinkThrough.ts'
import { addDays } from '../../../../schema/base/zonedTime.ts'
import { type User, users } from '../../../../schema/business/user.ts'
import { type Contract, contracts } from '../../../../schema/time/contract.ts'
import { instantsOf, plannedOf } from '../../../../schema/time/plan/planned.ts'

const zone = 'Europe/Vienna'
const monday = '2026-12-14'
const here = [1]

const person = (id: number, more: Partial<User> = {}): User => ({
  ...users.shape.parse({ ...users.blank, username: `p${id}`, firstName: 'Anna', lastName: `Nr ${id}` }),
  roles: ['ROLE_EMPLOYEE'],
  branches: here,
  id,
  rev: '1-a',
  ...more,
})

const contract = (user: number): Contract => ({
  ...contracts.shape.parse({ ...contracts.blank, user, branch: 1, from: '2024-01-01', region: 'AT-9' }),
  id: user,
  rev: '1-a',
})

let made = 0
function shift(user: number | null, date: string, branch = 1): Entry {
  made += 1
  const times = { breakMinutes: 30, ...instantsOf(date, { from: 360, to: 840 }, zone) }
  const body = { user, branch, note: '', isPublished: false, ...times }
  return { ...plannedOf({ ...body, id: made }, zone), row: { id: made, rev: '1-a', body, state: 'saved' }, offer: null }
}

const nothing = { monday, branches: here, users: [], contracts: [], absences: [], shifts: [] }
const week = (more: Partial<Parameters<typeof rosterWeek>[0]>) =>
  rosterWeek({ ...nothing, ...more }, planNotesKept(zone).now)

describe('A week of the roster', () => {
  it('has the open shifts first, then who works here, by name', () => {
    const staff = [
      person(3, { lastName: 'Zauner' }),
      person(2, { lastName: 'Ahrer' }),
      person(4, { isEnabled: false }),
      person(5, { branches: [2] }),
      person(6, { roles: ['ROLE_ACCOUNTING'] }),
      person(7, { lastName: 'Aushilfe', branches: [2] }),
    ]
    const { lines } = week({ users: staff, shifts: [shift(7, monday)] })
    expect(lines.map(({ id }) => id)).toEqual([null, 2, 7, 3])
  })

  it('counts hours of all branches for a person, and those of this one for a day', () => {
    const shifts = [
      shift(1, monday),
      shift(1, addDays(monday, 1), 2),
      shift(null, monday),
      shift(1, addDays(monday, 7)),
    ]
    const { lines, heads, later } = week({ users: [person(1)], contracts: [contract(1)], shifts })
    expect(lines.map(({ planned, agreed }) => [planned, agreed])).toEqual([
      [450, null],
      [900, 2400],
    ])
    expect(heads.map(({ minutes }) => minutes)).toEqual([900, 0, 0, 0, 0, 0, 0])
    expect(later).toHaveLength(1)
  })

  it('names the holidays of those who work there', () => {
    const { heads } = week({ monday: '2026-12-21', users: [person(1)], contracts: [contract(1)] })
    expect(heads.map(({ holiday }) => holiday).filter(Boolean)).toEqual(['Christtag', 'Stefanitag'])
  })

  it('is thought through in slices, after which nothing is left to think about, until nobody asks any more', async () => {
    const staff = [1, 2, 3].map(id => person(id))
    const shifts = staff.flatMap(({ id }) => [shift(id, monday), shift(id, monday)])
    const known = { ...nothing, users: staff, contracts: staff.map(({ id }) => contract(id)), shifts }
    const notes = planNotesKept(zone)
    const asked: number[] = []
    const counted: NotesOf = (id, of) => {
      asked.push(id)
      return notes.now(id, of)
    }
    expect(await thinkThrough(known, counted, () => asked.length === 2)).toBe(false)
    expect(asked).toEqual([1, 2])
    expect(await thinkThrough(known, notes.now, () => false)).toBe(true)
    const said = (of: NotesOf) => rosterWeek(known, of).lines.map(line => line.notes)
    // The very same, without thinking.
    expect(said(notes.now).map((each, index) => each === said(notes.former)[index])).toEqual([false, true, true, true])
    expect(said(notes.former).map(each => each.length > 0)).toEqual([false, true, true, true])
  })

  it('thinks again only about whom something has changed', () => {
    const staff = [1, 2, 3].map(id => person(id))
    const shifts = staff.flatMap(({ id }) => [shift(id, monday), shift(id, monday)])
    const known = { ...nothing, users: staff, contracts: staff.map(({ id }) => contract(id)) }
    const notes = planNotesKept(zone)
    const ofAll = (kept: NotesOf, more: readonly Entry[] = []) =>
      rosterWeek({ ...known, shifts: [...shifts, ...more] }, kept)
        .lines.slice(1)
        .map(line => line.notes)
    expect(ofAll(notes.former)).toEqual([[], [], []])
    const before = ofAll(notes.now)
    expect(before.every(each => each.length > 0)).toBe(true)
    const added = [shift(1, monday)]
    expect(ofAll(notes.former, added).map((each, index) => each === before[index])).toEqual([true, true, true])
    expect(ofAll(notes.now, added).map((each, index) => each === before[index])).toEqual([false, true, true])
  })
})
