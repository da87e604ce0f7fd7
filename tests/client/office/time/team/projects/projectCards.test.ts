import { describe, expect, it } from 'vitest'
import { projectCards } from '../../../../../../client/office/time/team/projects/projectCards.ts'

const row = (id: number, body: object) => ({ id, rev: '1-a', state: 'saved' as const, body: { ...body } })
const projects = [
  row(1, { name: 'Markt', budgetHours: 10, isActive: true }),
  row(2, { name: 'Ätherisch', isActive: true }),
  row(3, { name: 'Alt', isActive: false }),
  row(4, { name: 'Vergessen', isActive: false }),
]
const tasks = [row(7, { project: 1, name: 'Stand', budgetHours: 2, isDone: true })]
const worked = (project: number, task: number | null, user: number, totalMinutes: number, last: string) => ({
  project,
  task,
  user,
  totalMinutes,
  last,
  minutes: totalMinutes / 2,
  first: '2026-11-01',
})
const times = [
  worked(1, 7, 30, 120, '2026-11-03'),
  worked(1, null, 31, 60, '2026-11-09'),
  worked(3, null, 30, 40, '2026-11-02'),
  worked(9, null, 30, 20, '2026-11-02'),
]

describe('Cards of projects', () => {
  const cards = projectCards(projects, tasks, { times })

  it('those that go on come first, each by its name; of the others only what somebody worked for', () => {
    expect(cards.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Ätherisch', true],
      ['Markt', true],
      [null, false],
      ['Alt', false],
    ])
  })

  it('have the hours of all of their tasks, and of those without one', () => {
    expect(cards[1]).toMatchObject({
      budget: 600,
      minutes: 90,
      totalMinutes: 180,
      tasks: [{ name: 'Stand', budget: 120, totalMinutes: 120, isDone: true }],
    })
    expect(cards[0]).toMatchObject({ budget: null, totalMinutes: 0, tasks: [], times: [] })
  })

  it('tell who worked for them, the last first', () => {
    expect(cards[1]?.times.map(({ user }) => user)).toEqual([31, 30])
  })
})
