import { describe, expect, test } from 'vitest'
import type { Absence } from '../../../schema/time/absence.ts'
import { absenceDays, vacationCosts } from '../../../schema/time/absenceCost.ts'
import { contracts as entity } from '../../../schema/time/contract.ts'

const contracts = [{ ...entity.blank, id: 1, user: 10, branch: 1, from: '2026-01-01' }]
const asked = (from: string, to = from, isHalfDay = false, kind: Absence['kind'] = 'vacation') => ({
  kind,
  from,
  to,
  isHalfDay,
})
const away = (id: number, from: string, to: string, state: Absence['state'] = 'approved') => ({
  ...asked(from, to),
  id,
  state,
  isCertified: false,
})

describe('What an absence costs', () => {
  test.each([
    ['a week', asked('2026-08-03', '2026-08-09'), 5],
    ['a week with the Austrian 8th of December', asked('2026-12-07', '2026-12-11'), 4],
    ['half a day', asked('2026-08-03', '2026-08-03', true), 0.5],
    ['a weekend', asked('2026-08-08', '2026-08-09'), 0],
    ['an illness over a weekend', asked('2026-08-07', '2026-08-10', false, 'sick'), 2],
  ])('%s', (_, days, cost) => {
    expect(absenceDays(contracts, days)).toBe(cost)
  })

  test('and what is left of each leave year it lies in; what is asked for is as good as taken, what was refused is not', () => {
    const absences = [
      away(1, '2026-08-03', '2026-08-07'),
      away(2, '2026-09-07', '2026-09-11', 'requested'),
      away(3, '2026-10-05', '2026-10-09', 'refused'),
    ]
    const facts = { contracts, absences, since: null }
    expect(vacationCosts(facts, asked('2026-11-02', '2026-11-06'))).toMatchObject([{ days: 5, left: 10 }])
    expect(vacationCosts(facts, { id: 2, ...asked('2026-09-07', '2026-09-08') })).toMatchObject([{ days: 2, left: 18 }])
    const [old, next] = vacationCosts(facts, asked('2026-12-28', '2027-01-08'))
    expect([old?.days, old?.left, old?.year.to]).toEqual([4, 11, '2026-12-31'])
    expect([next?.days, next?.left, next?.year.from]).toEqual([4, 21, '2027-01-01'])
    expect(vacationCosts(facts, asked('2026-03-02', '2026-04-30'))[0]?.left).toBeLessThan(0)
    expect(vacationCosts({ ...facts, contracts: [] }, asked('2026-11-02'))).toEqual([])
  })
})
