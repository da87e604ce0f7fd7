import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startingPrice } from '../../../schema/catalogue/configuredPrice.ts'
import { configuredUnitPrice } from '../../../schema/catalogue/itemPrice.ts'
import { basePriceText, priceText } from '../../../schema/catalogue/priceText.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { productOf as product } from '../../support/business.ts'

const select = (step: string, optional: boolean, ...options: [name: string, modifier: string, value: number][]) => ({
  step,
  type: 'select',
  name: step,
  description: '',
  optional,
  options: options.map(([name, modifier, value]) => ({ name, modifier, value, allergens: [] })),
})
const cake = (price: number, ...parts: ReturnType<typeof select>[]): Product =>
  product({ type: 'configurable', price, config: { parts: parts as Product['config']['parts'] } })

describe('the price a product starts at', () => {
  test.each([
    ['without choices it is the price', cake(490), 490],
    [
      'a required choice that makes it cheaper counts',
      cake(28000, select('tiers', false, ['two', 'overwrite', 19000], ['three', 'add', 0])),
      19000,
    ],
    ['a required surcharge counts', cake(500, select('size', false, ['small', 'add', 100], ['big', 'add', 300])), 600],
    ['a free choice does not', cake(500, select('sauce', true, ['none', 'subtract', 100])), 500],
    ['it is never below 0', cake(100, select('gift', false, ['all', 'subtract', 900])), 0],
  ])('%s', (_name, given, cents) => expect(startingPrice(given)).toBe(cents))

  test('is the cheapest of all configurations that can be ordered', () => {
    const option = fc.tuple(fc.constantFrom('add', 'subtract', 'overwrite'), fc.integer({ min: 0, max: 900 }))
    const parts = fc.array(fc.array(option, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), parts, (price, given) => {
        const built = cake(
          price,
          ...given.map((options, n) =>
            select(
              `s${n}`,
              false,
              ...options.map(([modifier, value], o) => [`o${o}`, modifier, value] as [string, string, number]),
            ),
          ),
        )
        const all = given.reduce<Record<string, string>[]>(
          (sofar, options, n) => sofar.flatMap(values => options.map((_, o) => ({ ...values, [`s${n}`]: `o${o}` }))),
          [{}],
        )
        expect(startingPrice(built)).toBe(Math.min(...all.map(values => configuredUnitPrice(built, values))))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the words of a price', () => {
  test('say ab, what it is for, and nothing where the price is told with the offer', () => {
    expect(priceText(cake(490), 'EUR')).toEqual({ amount: '4,90\u00a0€', per: '' })
    expect(priceText(cake(500, select('size', false, ['s', 'add', 0], ['l', 'add', 300])), 'EUR')?.amount).toBe(
      'ab 5,00\u00a0€',
    )
    expect(priceText(product({ price: 690, unit: 'gram', pricing: { amount: 1, unit: 'kilogram' } }), 'EUR')?.per).toBe(
      '/ kg',
    )
    expect(priceText(product({ isPriceHidden: true }), 'EUR')).toBeNull()
    expect(basePriceText(product({ price: 300, unit: 'gram', pricing: { amount: 250, unit: 'gram' } }), 'EUR')).toBe(
      '12,00\u00a0€ / kg',
    )
  })
})
