import { describe, expect, test } from 'vitest'
import { absenceBoard, spanAt } from '../../../../../client/office/time/absences/absenceBoard.ts'
import { waitsFor } from '../../../../../client/office/time/absences/toDecide.ts'
import { type Absence, absences as absenceEntity } from '../../../../../schema/time/absence.ts'
import { contracts as contractEntity } from '../../../../../schema/time/contract.ts'

const users = [
  { id: 10, firstName: 'Zita', lastName: 'Auer', username: 'zita', isEnabled: true },
  { id: 11, firstName: 'Otto', lastName: 'Berg', username: 'otto', isEnabled: true },
  { id: 12, firstName: 'Anna', lastName: 'Cerny', username: 'anna', isEnabled: true },
]
const contract = (user: number, branch: number, region: 'AT-9' | 'AT-2' | 'DE-BY' = 'AT-9') => ({
  ...contractEntity.blank,
  id: user,
  rev: '1-a',
  user,
  branch,
  region,
  from: '2026-01-01',
})
const contracts = [contract(10, 1), contract(11, 2), contract(12, 1, 'AT-2')]
const absence = (id: number, user: number, from: string, to: string, changes: Partial<Absence> = {}): Absence => ({
  ...absenceEntity.blank,
  id,
  rev: '1-a',
  user,
  branch: user === 11 ? 2 : 1,
  from,
  to,
  ...changes,
})

describe('Who is away', () => {
  test('is shown by person in a month or a year, cut at its edges', () => {
    const absences = [
      absence(1, 10, '2026-07-27', '2026-08-10', { state: 'approved' }),
      absence(2, 11, '2026-08-03', '2026-08-07'),
      absence(3, 12, '2026-08-15', '2026-08-16', { state: 'refused' }),
      absence(4, 12, '2026-09-01', '2026-09-02'),
    ]
    const month = absenceBoard({ users, contracts, absences, branches: [1] }, spanAt('month', '2026-08-20', 0))
    expect(month.lines.map(({ name, bars }) => [name, bars.map(({ absence: { id } }) => id)])).toEqual([
      ['Anna Cerny', []],
      ['Zita Auer', [1]],
    ])
    expect(month.lines[1]?.bars[0]).toMatchObject({ at: 0, width: 10 / 31 })
    expect(month.heads).toHaveLength(31)
    expect(month.away.map(({ id }) => id)).toEqual([1])
    const year = absenceBoard({ users, contracts, absences, branches: [1, 2] }, spanAt('year', '2026-08-20', 0))
    expect(year.heads).toHaveLength(12)
    expect(year.away.map(({ id }) => id)).toEqual([1, 2, 4])
    expect(year.lines.map(({ name }) => name)).toEqual(['Anna Cerny', 'Otto Berg', 'Zita Auer'])
  })

  test('stands beside the holidays of where these people work', () => {
    const { holidays, lines, common } = absenceBoard(
      { users, contracts, absences: [], branches: [1] },
      spanAt('year', '2026-08-20', 0),
    )
    expect(holidays).toHaveLength(13)
    expect(holidays[0]).toMatchObject({ date: '2026-01-01', name: 'Neujahr', regions: ['AT-9', 'AT-2'] })
    expect(common.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date))
    expect(lines.map(({ holidays: own }) => own)).toEqual([[], []])
  })

  test('has what is celebrated in every line once, and in a line what is celebrated there alone', () => {
    const mixed = [contract(10, 1), contract(12, 1, 'DE-BY')]
    const { lines, common } = absenceBoard(
      { users, contracts: mixed, absences: [], branches: [1] },
      spanAt('month', '2026-10-01', 0),
    )
    expect(common).toEqual([])
    const dates = lines.map(({ name, holidays }) => [name, holidays.map(({ date }) => date)])
    expect(dates).toEqual([
      ['Anna Cerny', ['2026-10-03']],
      ['Zita Auer', ['2026-10-26']],
    ])
    const january = absenceBoard(
      { users, contracts: mixed, absences: [], branches: [1] },
      spanAt('month', '2026-01-01', 0),
    )
    expect(january.common).toMatchObject([
      { date: '2026-01-01', at: 0, width: 1 / 31 },
      { date: '2026-01-06', at: 5 / 31, width: 1 / 31 },
    ])
    expect(january.lines.map(({ holidays }) => holidays)).toEqual([[], []])
  })

  test.each([
    ['month', '2026-01-31', 1, '2026-02-01', '2026-02-28'],
    ['month', '2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['year', '2026-06-16', 1, '2027-01-01', '2027-12-31'],
  ] as const)('a %s of %s, %i later', (kind, date, offset, from, to) => {
    expect(spanAt(kind, date, offset)).toEqual({ kind, from, to })
  })
})

test('What waits for a decision waits for whoever leads the branch, and for nobody else', () => {
  const leader = { id: 20, roles: ['ROLE_MANAGER'], branches: [1] } as const
  const { rev: _rev, ...asked } = absence(1, 10, '2026-08-03', '2026-08-07')
  expect(waitsFor(leader, asked)).toBe(true)
  expect(waitsFor(leader, { ...asked, state: 'approved' })).toBe(false)
  expect(waitsFor(leader, { ...asked, state: 'approved', isWithdrawalAsked: true })).toBe(true)
  expect(waitsFor(leader, { ...asked, state: 'refused', isWithdrawalAsked: true })).toBe(false)
  expect(waitsFor(leader, asked, [2])).toBe(false)
  expect(waitsFor({ ...leader, branches: [2] }, asked)).toBe(false)
  expect(waitsFor({ ...leader, roles: ['ROLE_EMPLOYEE'] }, asked)).toBe(false)
  expect(waitsFor({ ...leader, roles: ['ROLE_ACCOUNTING'] }, asked)).toBe(false)
})
