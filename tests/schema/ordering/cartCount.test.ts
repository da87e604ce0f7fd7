import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { cartCount } from '../../../schema/ordering/cartCount.ts'
import { anyUnit } from '../../support/anyProduct.ts'

type Line = { amount: number; unit: Unit }

describe('The number at the cart', () => {
  it.each<[string, Line[], number]>([
    ['is 0 for an empty cart', [], 0],
    ['counts pieces', [{ amount: 3, unit: 'amount' }], 3],
    ['counts servings', [{ amount: 2, unit: 'serving' }], 2],
    ['counts packages', [{ amount: 4, unit: 'package' }], 4],
    ['counts pairs as one', [{ amount: 2, unit: 'pair' }], 1],
    ['counts persons as one', [{ amount: 20, unit: 'person' }], 1],
    ['counts weight as one', [{ amount: 300, unit: 'gram' }], 1],
    ['counts length as one', [{ amount: 2, unit: 'metre' }], 1],
    ['counts a broken piece as a whole one', [{ amount: 1.5, unit: 'amount' }], 2],
    [
      'adds the lines',
      [
        { amount: 3, unit: 'amount' },
        { amount: 300, unit: 'gram' },
      ],
      4,
    ],
  ])('%s', (_title, lines, count) => {
    expect(cartCount(lines)).toBe(count)
  })

  it('is a whole number, at least one per line, whatever the order of the lines', () => {
    const lines = fc.array(fc.record({ amount: fc.double({ min: 0.001, max: 500, noNaN: true }), unit: anyUnit() }))
    fc.assert(
      fc.property(lines, lines => {
        const count = cartCount(lines)
        expect(Number.isInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(lines.length)
        expect(cartCount(lines.toReversed())).toBe(count)
      }),
      { numRuns: 1000 },
    )
  })
})
