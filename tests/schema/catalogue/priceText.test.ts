import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partProblems } from '../../../schema/catalogue/configuration.ts'
import { startingPrice } from '../../../schema/catalogue/configuredPrice.ts'
import { configuredUnitPrice } from '../../../schema/catalogue/itemPrice.ts'
import type { PartValue, PartValues } from '../../../schema/catalogue/parts.ts'
import { basePriceText, priceText } from '../../../schema/catalogue/priceText.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { productOf as product } from '../../support/business.ts'

type Option = [name: string, modifier: string, value: number]

/** The option of a step has this price; a step asks for one unless it says otherwise. */
const several = (least: number | null, most: number | null, ...options: [modifier: string, value: number][]) => ({
  ...select('many', false, ...options.map(([modifier, value], n) => [`o${n}`, modifier, value] as Option)),
  type: 'multiselect',
  least,
  most,
})

const select = (step: string, optional: boolean, ...options: Option[]) => ({
  step,
  type: 'select',
  name: step,
  description: '',
  optional,
  options: options.map(([name, modifier, value]) => ({ name, modifier, value, allergens: [] })),
})
const cake = (price: number, ...parts: object[]): Product =>
  product({ type: 'configurable', price, config: { parts: parts as readonly object[] as Product['config']['parts'] } })

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
    [
      'of several that have to be taken the cheapest counts',
      cake(500, several(null, null, ['add', 100], ['add', 150])),
      600,
    ],
    [
      'as many of them as have to be taken count',
      cake(500, several(2, 3, ['add', 100], ['add', 150], ['add', 90])),
      690,
    ],
    [
      'deductions of a required step count up to the most',
      cake(500, several(1, 2, ['subtract', 50], ['subtract', 60], ['subtract', 70])),
      370,
    ],
    [
      'a step counts that the cheaper way asks for',
      cake(500, select('size', false, ['small', 'overwrite', 300], ['big', 'add', 0]), {
        ...select('cup', false, ['china', 'add', 150]),
        onlyIf: { step: 'size', option: 'small' },
      }),
      450,
    ],
    [
      'a way that asks for nothing more is taken where it is cheaper',
      cake(500, select('size', false, ['small', 'overwrite', 300], ['big', 'overwrite', 400]), {
        ...select('cup', false, ['china', 'add', 150]),
        onlyIf: { step: 'size', option: 'small' },
      }),
      400,
    ],
    ['it is never below 0', cake(100, select('gift', false, ['all', 'subtract', 900])), 0],
  ])('%s', (_name, given, cents) => expect(startingPrice(given)).toBe(cents))

  test('is the cheapest of all configurations that can be ordered, however many options a step takes', () => {
    const option = fc.tuple(fc.constantFrom('add', 'subtract', 'overwrite'), fc.integer({ min: 0, max: 900 }))
    const bound = fc.option(fc.integer({ min: 1, max: 4 }))
    const step = fc.record({
      isSingle: fc.boolean(),
      options: fc.array(option, { minLength: 1, maxLength: 4 }),
      bounds: fc.tuple(bound, bound).filter(([least, most]) => !least || !most || least <= most),
      // Of the first option of a step before it.
      isConditional: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.array(step, { maxLength: 3 }), (price, steps) => {
        const built = cake(
          price,
          ...steps.map(({ isSingle, options, bounds: [least, most], isConditional }, n) => ({
            ...(isSingle
              ? select('one', false, ...options.map(([modifier, value], o) => [`o${o}`, modifier, value] as Option))
              : several(least, most, ...options)),
            step: `s${n}`,
            ...(isConditional && n > 0 ? { onlyIf: { step: `s${n - 1}`, option: 'o0' } } : {}),
          })),
        )
        const all = steps.reduce<PartValues[]>(
          (sofar, { isSingle, options }, n) => {
            const choices: PartValue[] = isSingle ? namesOf(options.length) : subsetsOf(options.length)
            return sofar.flatMap(values => choices.map((choice): PartValues => ({ ...values, [`s${n}`]: choice })))
          },
          [{}],
        )
        const orderable = all.filter(values => partProblems(built, values).length === 0)
        expect(startingPrice(built)).toBe(Math.min(...orderable.map(values => configuredUnitPrice(built, values))))
      }),
      { numRuns: 300 },
    )
  })
})

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, o) => `o${o}`)

/** Names of options that may be chosen together of so many, in their order; none of them too. */
const subsetsOf = (count: number): string[][] =>
  namesOf(count).reduce<string[][]>((sofar, name) => sofar.flatMap(names => [names, [...names, name]]), [[]])

describe('the words of a price', () => {
  test.each([
    ['one price says no ab', cake(490), '4,90 €'],
    [
      'the cheapest of several new prices says ab',
      cake(990, select('size', false, ['klein', 'overwrite', 790], ['groß', 'overwrite', 990])),
      'ab 7,90 €',
    ],
    [
      'a deduction that has to be taken or left says ab',
      cake(990, select('size', false, ['klein', 'subtract', 200], ['groß', 'add', 0])),
      'ab 7,90 €',
    ],
    ['a surcharge nobody can leave is the price', cake(500, select('box', false, ['box', 'add', 100])), '6,00 €'],
    ['a surcharge on a free choice says ab', cake(500, select('sauce', true, ['dip', 'add', 100])), 'ab 5,00 €'],
  ])('are right: %s', (_name, given, text) => expect(priceText(given, 'EUR')?.amount).toBe(text))

  test.each<[string, Partial<Product>, string | null]>([
    ['coffee in packs', { price: 790, content: { amount: 250, unit: 'gram' } }, '250 g · 31,60 € / kg'],
    ['jam in glasses', { price: 590, content: { amount: 212, unit: 'millilitre' } }, '212 ml · 27,83 € / l'],
    [
      'a bottle without its deposit',
      { price: 240, content: { amount: 0.5, unit: 'litre' }, deposit: { amount: 25, tax: 'none', label: 'Pfand' } },
      '0,5 l · 4,80 € / l',
    ],
    [
      'chocolate by 100 g',
      { price: 349, content: { amount: 80, unit: 'gram', per: 'hundred' } },
      '80 g · 4,36 € / 100 g',
    ],
    ['a pack that is the measure', { price: 300, content: { amount: 1, unit: 'kilogram' } }, '1 kg'],
    [
      'the price of a tray of six',
      { price: 1200, pricing: { amount: 6, unit: 'amount' }, content: { amount: 330, unit: 'millilitre' } },
      '330 ml · 6,06 € / l',
    ],
    ['a price that is told with the offer', { isPriceHidden: true, content: { amount: 250, unit: 'gram' } }, null],
    ['a roll', {}, null],
  ])('tell content and base price: %s', (_name, given, text) => expect(basePriceText(product(given), 'EUR')).toBe(text))

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
