import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceItem } from '../../../schema/catalogue/itemPrice.ts'
import { productOf } from '../../support/business.ts'

it('A line costs half a cent up where the price is for an alternative unit: exactly what fractions say', () => {
  const unit = 'gram'
  const whole = productOf({
    unit,
    price: 1290,
    pricing: { amount: 1, unit: 'amount' },
    alternativeUnits: [{ unit: 'amount', ratio: 600, calculationModel: 'fixed' }],
  })
  expect(priceItem(whole, { amount: 50, unit, parts: {} })).toBe(108)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(50_000), fc.nat(5000), (ratio, price, grams) => {
      const [alternative] = whole.alternativeUnits
      const product = { ...whole, price, alternativeUnits: alternative ? [{ ...alternative, ratio }] : [] }
      expect(priceItem(product, { amount: grams, unit, parts: {} })).toBe(
        Math.floor((2 * price * grams + ratio) / (2 * ratio)),
      )
    }),
    { numRuns: 1000 },
  )
})
