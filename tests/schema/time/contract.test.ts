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
