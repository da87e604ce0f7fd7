import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Bounds,
  boundsOf,
  defaultChoice,
  isOrderable,
  parseQuantity,
  snapQuantity,
} from '../../../schema/catalogue/bounds.ts'
import { convertQuantity, formatQuantity, unitsOf } from '../../../schema/catalogue/quantity.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { anyAmount, anyBounds, anyProduct } from '../../support/anyProduct.ts'
import { productOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

const runs = { numRuns: runsOf(1000) }

/** Bread priced and cut by weight, also sold as a loaf of 1.2 kg. */
const bread = productOf({
  unit: 'gram',
  minimumQuantity: 100,
  maximumQuantity: 5000,
  quantityStepSize: 50,
  alternativeUnits: [{ unit: 'amount', ratio: 1200, maximumQuantity: 4, calculationModel: 'approximate' }],
})

describe('A typed quantity', () => {
  it.each<[string, number]>([
    ['2', 2],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 0,25 ', 0.25],
    [',5', 0.5],
    ['3,', 3],
    ['-2', -2],
    ['+4', 4],
    ['', 0],
    ['abc', 0],
    ['2 kg', 0],
    ['1.234,5', 0],
    ['1e5', 0],
    ['Infinity', 0],
    ['NaN', 0],
  ])('%j reads %d', (input, amount) => {
    expect(parseQuantity(input)).toBe(amount)
  })

  it('is always a finite number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), input => Number.isFinite(parseQuantity(input))),
      runs,
    )
  })

  it('reads comma and dot alike', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(999), (whole, fraction) => {
        expect(parseQuantity(`${whole},${fraction}`)).toBe(parseQuantity(`${whole}.${fraction}`))
      }),
      runs,
    )
  })
})

describe('The bounds of a product', () => {
  it.each<[string, Unit, Bounds]>([
    ['are its own in its own unit', 'gram', { minimum: 100, maximum: 5000, step: 50 }],
    ['are converted within the type', 'kilogram', { minimum: 0.1, maximum: 5, step: 0.05 }],
    ['are converted within the type, again', 'decagram', { minimum: 10, maximum: 500, step: 5 }],
    ['are those of the alternative unit', 'amount', { minimum: 1, maximum: 4, step: 1 }],
  ])('%s (%s)', (_title, unit, bounds) => {
    expect(boundsOf(bread, unit)).toEqual(bounds)
  })

  it.each<[string, Parameters<typeof productOf>[0], Bounds]>([
    ['step 1 from 1 on where nothing is said', {}, { minimum: 1, maximum: null, step: 1 }],
    ['the step as minimum where none is set', { quantityStepSize: 0.5 }, { minimum: 0.5, maximum: null, step: 0.5 }],
    ['step 1 from the minimum on', { minimumQuantity: 3 }, { minimum: 3, maximum: null, step: 1 }],
    [
      'zeros as unset',
      { minimumQuantity: 0, maximumQuantity: 0, quantityStepSize: 0 },
      { minimum: 1, maximum: null, step: 1 },
    ],
    [
      'the minimum alone where the maximum is below it',
      { minimumQuantity: 5, maximumQuantity: 2 },
      { minimum: 5, maximum: 5, step: 1 },
    ],
  ])('are %s', (_title, body, bounds) => {
    expect(boundsOf(productOf(body), 'amount')).toEqual(bounds)
  })

  it('of a unit like the alternative one are those of the alternative unit, converted', () => {
    const cake = productOf({
      alternativeUnits: [{ unit: 'kilogram', ratio: 1, quantityStepSize: 0.5, calculationModel: 'fixed' }],
    })
    expect(boundsOf(cake, 'gram')).toEqual({ minimum: 500, maximum: null, step: 500 })
  })
})

describe('The units of a product', () => {
  it('are all of its own type and those of its alternative units', () => {
    expect(unitsOf(bread)).toEqual(['gram', 'decagram', 'kilogram', 'amount'])
    expect(unitsOf(productOf())).toEqual(['amount'])
  })

  it('are offered once, and contain the one chosen at first', () => {
    fc.assert(
      fc.property(anyProduct(), product => {
        const offered = unitsOf(product)
        expect(new Set(offered).size).toBe(offered.length)
        expect(offered).toContain(defaultChoice(product).unit)
      }),
      runs,
    )
  })
})

describe('A snapped quantity', () => {
  it.each<[number, Bounds, number]>([
    [0, { minimum: 1, maximum: null, step: 1 }, 1],
    [-5, { minimum: 1, maximum: null, step: 1 }, 1],
    [2.4, { minimum: 1, maximum: null, step: 1 }, 2],
    [2.5, { minimum: 1, maximum: null, step: 1 }, 3],
    [0.3, { minimum: 0.1, maximum: null, step: 0.1 }, 0.3],
    [0.29, { minimum: 0.1, maximum: null, step: 0.1 }, 0.3],
    [1.2, { minimum: 0.5, maximum: 2, step: 0.25 }, 1.25],
    [7, { minimum: 1, maximum: 4, step: 2 }, 4],
    [4, { minimum: 1, maximum: 4, step: 2 }, 4],
    [3.9, { minimum: 1, maximum: 4, step: 2 }, 3],
    [99, { minimum: 1, maximum: 100, step: 10 }, 100],
    [Number.NaN, { minimum: 2, maximum: 9, step: 1 }, 2],
    [Number.POSITIVE_INFINITY, { minimum: 2, maximum: null, step: 1 }, 2],
  ])('%d within %j is %d', (amount, bounds, snapped) => {
    expect(snapQuantity(amount, bounds)).toBe(snapped)
  })

  it('lies within the bounds, on a step or at the maximum, and stays when snapped again', () => {
    fc.assert(
      fc.property(anyAmount(), anyBounds(), (amount, bounds) => {
        const snapped = snapQuantity(amount, bounds)
        expect(snapped).toBeGreaterThanOrEqual(bounds.minimum)
        expect(snapped).toBeLessThanOrEqual(bounds.maximum ?? Number.POSITIVE_INFINITY)
        const steps = (snapped - bounds.minimum) / bounds.step
        if (snapped !== bounds.maximum) expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6)
        expect(snapQuantity(snapped, bounds)).toBe(snapped)
        expect(isOrderable(snapped, bounds)).toBe(true)
      }),
      runs,
    )
  })

  it('is the nearest one: half a step away at most, unless a bound holds it', () => {
    fc.assert(
      fc.property(anyBounds(), fc.integer({ min: 0, max: 1000 }), (bounds, share) => {
        const amount = bounds.minimum + (share / 1000) * ((bounds.maximum ?? 5000) - bounds.minimum)
        const distance = Math.abs(snapQuantity(amount, bounds) - amount)
        expect(distance).toBeLessThanOrEqual(bounds.step / 2 + 1e-6)
      }),
      runs,
    )
  })

  it('never shrinks when more is wanted', () => {
    fc.assert(
      fc.property(anyAmount(), anyAmount(), anyBounds(), (one, other, bounds) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(snapQuantity(less, bounds)).toBeLessThanOrEqual(snapQuantity(more, bounds))
      }),
      runs,
    )
  })
})

describe('A quantity in another unit', () => {
  it.each<[number, Unit, Unit, number]>([
    [1.5, 'kilogram', 'gram', 1500],
    [250, 'gram', 'kilogram', 0.25],
    [12, 'decagram', 'gram', 120],
    [2, 'amount', 'gram', 2400],
    [1, 'amount', 'kilogram', 1.2],
    [3, 'kilogram', 'amount', 2.5],
    [600, 'gram', 'amount', 0.5],
    [1, 'litre', 'gram', 0],
  ])('%d %s are %s: %d', (amount, from, to, converted) => {
    expect(convertQuantity(bread, amount, from, to)).toBe(converted)
  })

  it('comes back as it went, between all units of a product', () => {
    fc.assert(
      fc.property(
        anyProduct(),
        fc.double({ min: 0.001, max: 100_000, noNaN: true }),
        fc.nat(),
        (product, amount, pick) => {
          const offered = unitsOf(product)
          const from = offered[pick % offered.length] as Unit
          for (const to of offered) {
            const there = convertQuantity(product, amount, from, to)
            expect(there).toBeGreaterThan(0)
            expect(convertQuantity(product, there, to, from) / amount).toBeCloseTo(1, 9)
          }
        },
      ),
      runs,
    )
  })

  it('does not depend on the way', () => {
    fc.assert(
      fc.property(
        anyProduct(),
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        fc.nat(),
        fc.nat(),
        (product, amount, one, other) => {
          const offered = unitsOf(product)
          const [from, via] = [offered[one % offered.length] as Unit, offered[other % offered.length] as Unit]
          for (const to of offered) {
            const direct = convertQuantity(product, amount, from, to)
            const round = convertQuantity(product, convertQuantity(product, amount, from, via), via, to)
            expect(round / direct).toBeCloseTo(1, 9)
          }
        },
      ),
      runs,
    )
  })
})

describe('The choice a picker starts with', () => {
  it.each<[string, Parameters<typeof productOf>[0], { amount: number; unit: Unit }]>([
    ['the minimum of the own unit', {}, { amount: 1, unit: 'amount' }],
    ['the preset amount', { defaultQuantity: 6 }, { amount: 6, unit: 'amount' }],
    ['a preset amount on a step', { defaultQuantity: 7, quantityStepSize: 2 }, { amount: 8, unit: 'amount' }],
    ['the preset unit', { unit: 'gram', defaultUnit: 'kilogram' }, { amount: 0.001, unit: 'kilogram' }],
    ['the own unit where the preset one is not offered', { defaultUnit: 'litre' }, { amount: 1, unit: 'amount' }],
  ])('is %s', (_title, body, choice) => {
    expect(defaultChoice(productOf(body))).toEqual(choice)
  })

  it('can always be ordered', () => {
    fc.assert(
      fc.property(anyProduct(), product => {
        const { amount, unit } = defaultChoice(product)
        return isOrderable(amount, boundsOf(product, unit))
      }),
      runs,
    )
  })
})

describe('Words', () => {
  it.each<[number, Unit, string]>([
    [1.5, 'kilogram', '1,5\u00a0kg'],
    [3, 'amount', '3'],
    [2, 'serving', '2\u00a0Port.'],
    [1500, 'gram', '1.500\u00a0g'],
    [0.3333333, 'litre', '0,333\u00a0l'],
    [0.000001, 'cubicMetre', '0,000001\u00a0m³'],
    [1234.5678, 'gram', '1.234,568\u00a0g'],
  ])('%d %s reads %j', (amount, unit, text) => {
    expect(formatQuantity(amount, unit)).toBe(text)
  })
})
