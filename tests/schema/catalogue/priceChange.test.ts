import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../schema/base/keys.ts'
import { changedPrice, type PriceChange, rounded, roundings } from '../../../schema/catalogue/priceChange.ts'

describe('Prices are changed together', () => {
  it.each<[number, PriceChange, number]>([
    [390, { by: 'percent', value: 5, rounding: 'cent' }, 410],
    [390, { by: 'percent', value: 5, rounding: 'five' }, 410],
    [395, { by: 'percent', value: 5, rounding: 'ten' }, 410],
    [390, { by: 'percent', value: 5, rounding: 'ninety' }, 390],
    [450, { by: 'percent', value: 5, rounding: 'ninety' }, 490],
    [110, { by: 'percent', value: 5, rounding: 'cent' }, 116],
    [1000, { by: 'percent', value: -12.5, rounding: 'cent' }, 875],
    [0, { by: 'percent', value: 5, rounding: 'ninety' }, 0],
    [390, { by: 'amount', value: 20, rounding: 'cent' }, 410],
    [390, { by: 'amount', value: -500, rounding: 'cent' }, 0],
    [390, { by: 'fixed', value: 450, rounding: 'cent' }, 450],
  ])('%i cents by %j are %i', (cents, change, after) => {
    expect(changedPrice(cents, change)).toBe(after)
  })

  it('and what is rounded stays what it is when it is rounded again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...keysOf(roundings)), (cents, rounding) => {
        const once = rounded(cents, rounding)
        expect(rounded(once, rounding)).toBe(once)
        expect(Math.abs(once - cents)).toBeLessThanOrEqual(rounding === 'ninety' ? 90 : 5)
      }),
    )
  })
})
