import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateWriting } from '../../../../client/ui/dates/typedDates.ts'

const { textOf, valueOf, isWhole, step } = dateWriting

describe('A date by hand', () => {
  it('is written as people write it and read again, whichever day it is', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map(day => step('1990-01-01', day))
    fc.assert(
      fc.property(days, date => {
        expect(textOf(date)).toMatch(/^\d\d\.\d\d\.\d{4}$/)
        expect(valueOf(textOf(date))).toBe(date)
        expect(isWhole(textOf(date))).toBe(true)
        expect(step(step(date, 1), -1)).toBe(date)
      }),
      { numRuns: 1000 },
    )
  })

  it('counts while it is typed once its year has four digits: 24.12.20 is on its way', () => {
    expect(['24.12.20', '24.12.202', '24.12.2026', '2026-12-24', '24.12'].map(isWhole)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(valueOf('24.12.26')).toBe('2026-12-24')
    expect(valueOf('31.02.2026')).toBeUndefined()
  })
})
