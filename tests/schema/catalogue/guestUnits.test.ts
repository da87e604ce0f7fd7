import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestUnits } from '../../../schema/catalogue/guestUnits.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { unitsOf } from '../../../schema/catalogue/quantity.ts'
import { units } from '../../../schema/catalogue/units.ts'
import { productOf } from '../../support/business.ts'

describe('A guest chooses among', () => {
  it.each<[string, Partial<Product>, string[]]>([
    ['pieces', {}, ['amount']],
    [
      'centimetres, decimetres and metres of strudel',
      { unit: 'centimetre', minimumQuantity: 20, quantityStepSize: 10 },
      ['centimetre', 'decimetre', 'metre'],
    ],
    [
      'square decimetres of a sheet cake',
      { unit: 'squareDecimetre', minimumQuantity: 6, quantityStepSize: 2 },
      ['squareDecimetre'],
    ],
    [
      'all weights of bread by weight',
      { unit: 'gram', minimumQuantity: 500, quantityStepSize: 50 },
      ['gram', 'decagram', 'kilogram'],
    ],
    [
      'what a product names, however small',
      { unit: 'gram', minimumQuantity: 10, quantityStepSize: 5, pricing: { amount: 1, unit: 'kilogram' } },
      ['gram', 'decagram', 'kilogram'],
    ],
    ['grams of saffron', { unit: 'gram', minimumQuantity: 1, quantityStepSize: 1 }, ['gram', 'decagram']],
  ])('%s', (_title, given, offered) => {
    expect(guestUnits(productOf(given))).toEqual(offered)
  })

  it('units it is sold in, its own always among them', () => {
    const unit = fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[]))
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 5000 }), (own, minimumQuantity) => {
        const product = productOf({ unit: own, minimumQuantity })
        const offered = guestUnits(product)
        expect(offered).toContain(own)
        expect(unitsOf(product)).toEqual(expect.arrayContaining(offered))
      }),
    )
  })
})
