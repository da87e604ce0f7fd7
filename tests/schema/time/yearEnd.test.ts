import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { YearEvent, YearFigures } from '../../../schema/time/clockEvent.ts'
import { contracts, type Terms } from '../../../schema/time/contract.ts'
import { carriedBalance, hasMoved, settlementsOf, yearsOf } from '../../../schema/time/yearEnd.ts'

const figures = (paidMinutes: number): YearFigures => ({
  balanceMinutes: 600,
  carriedMinutes: 600 - paidMinutes,
  paidMinutes,
  droppedMinutes: 0,
  vacation: null,
})
const step = (at: number, kind: YearEvent['step'], paid = 0, year = 2026): YearEvent => ({
  kind: 'year',
  uid: `schritt-${at}`,
  year,
  step: kind,
  figures: kind === 'close' ? figures(paid) : null,
  because: null,
  reason: '',
  author: 1,
  at,
})
const terms = (more: Partial<Terms>): Terms => ({
  ...contracts.blank,
  id: 1,
  user: 1,
  branch: 1,
  from: '2026-01-01',
  ...more,
})

describe('Closed years', () => {
  test('stand as they were closed last; what was opened again is open', () => {
    const closed = yearsOf([step(1, 'close', 10), step(2, 'reopen'), step(3, 'close', 20)])
    expect(settlementsOf(closed)).toEqual([{ date: '2027-01-01', paidMinutes: 20, droppedMinutes: 0 }])
    expect(yearsOf([step(1, 'close', 10), step(2, 'reopen')]).closings.size).toBe(0)
    // A second closing, and an opening of what is open, follow nothing.
    expect(yearsOf([step(1, 'close', 10), step(2, 'close', 20)]).closings.get(2026)?.figures.paidMinutes).toBe(10)
    expect(yearsOf([step(1, 'reopen')]).closings.size).toBe(0)
  })

  test('are the same in whatever order the steps come, and however often', () => {
    const steps = [step(1, 'close', 10), step(2, 'reopen'), step(3, 'close', 20), step(4, 'close', 5, 2027)]
    const whole = settlementsOf(yearsOf(steps))
    fc.assert(
      fc.property(fc.shuffledSubarray([...steps, ...steps], { minLength: 8, maxLength: 8 }), shuffled => {
        expect(settlementsOf(yearsOf(shuffled))).toEqual(whole)
      }),
    )
  })

  test('tell when they come to something else by now', () => {
    expect(hasMoved({ figures: figures(0) }, figures(0))).toBe(false)
    expect(hasMoved({ figures: figures(0) }, { ...figures(0), balanceMinutes: 601 })).toBe(true)
  })
})

describe('A balance goes into the next year', () => {
  test.each([
    ['whole where nothing was agreed', {}, 600, [600, 0, 0]],
    ['up to what was agreed, the rest paid out', { carryMost: 300, aboveCarry: 'paid' }, 600, [300, 300, 0]],
    ['up to what was agreed, the rest dropped', { carryMost: 300, aboveCarry: 'dropped' }, 600, [300, 0, 300]],
    ['paid out where only the limit was agreed', { carryMost: 0 }, 600, [0, 600, 0]],
    ['whole below the limit', { carryMost: 300, aboveCarry: 'dropped' }, 200, [200, 0, 0]],
    ['whole where hours are owed', { carryMost: 0, aboveCarry: 'dropped' }, -200, [-200, 0, 0]],
    ['whole after the contract has ended', { carryMost: 0, to: '2026-06-30' }, 600, [600, 0, 0]],
  ] as const)('%s', (_case, agreed, balance, [carriedMinutes, paidMinutes, droppedMinutes]) => {
    expect(carriedBalance(balance, [terms(agreed)], '2026-12-31')).toEqual({
      balanceMinutes: balance,
      carriedMinutes,
      paidMinutes,
      droppedMinutes,
    })
  })
})
