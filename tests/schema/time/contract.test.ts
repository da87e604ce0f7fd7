import { expect, test } from 'vitest'
import { contracts } from '../../../schema/time/contract.ts'

test.each([
  ['2026-01-01', 2310, 'ab 1. Jan. 2026 · 38,5 h die Woche'],
  ['2026-08-15', 2400, 'ab 15. Aug. 2026 · 40 h die Woche'],
  ['2026-03-01', 0, 'ab 1. März 2026 · 0 h die Woche'],
])('A contract from %s on, of %d minutes a week, is called „%s“', (from, weekMinutes, title) => {
  expect(contracts.title({ from, weekMinutes })).toBe(title)
})

test('A contract that is deleted, or being typed, has no name', () => {
  expect([contracts.title({}), contracts.title({ from: '2026-01-01' })]).toEqual(['', ''])
})

test('Vacation is paid out only to who leaves: with a last day, and no contract from the day after', () => {
  const body = { ...contracts.blank, user: 1, branch: 1, from: '2026-01-01', paidVacation: 5 }
  const told = (parsed: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined }) =>
    parsed.error?.issues.map(({ path }) => path.join())
  expect(told(contracts.shape.safeParse(body))).toEqual(['paidVacation'])
  const left = contracts.shape.parse({ ...body, to: '2026-03-31' })
  const among = (one: typeof left, other: typeof left) => {
    const found: unknown[] = []
    contracts.checkAmong?.(one, [other], (field, code) => found.push([field, code]))
    return found
  }
  const next = contracts.shape.parse({ ...body, paidVacation: null, from: '2026-04-01' })
  expect([among(left, next), among(next, left)]).toEqual([[['paidVacation', 'leaving']], [['from', 'leaving']]])
  const again = { ...next, from: '2026-09-01' }
  expect([among(left, again), among(again, left)]).toEqual([[], []])
})

test('A contract since a year with a digit missing is refused: all days since then would be reckoned', () => {
  const body = { ...contracts.blank, user: 1, branch: 1, from: '0206-01-01', entry: '0026-01-01' }
  const told = contracts.shape.safeParse(body).error?.issues.map(({ path }) => path.join())
  expect(told).toEqual(['from', 'entry'])
  expect(contracts.shape.safeParse({ ...body, from: '2026-01-01', entry: '1984-09-01' }).success).toBe(true)
})
