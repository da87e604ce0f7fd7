import { describe, expect, it } from 'vitest'
import { boundsText } from '../../../../client/ordering/configuration/amounts.ts'
import {
  allergensOf,
  configuredBasePrice,
  leadTimeOf,
  livePrice,
  priceChange,
  taxNote,
} from '../../../../client/ordering/configuration/productText.ts'
import { DAY } from '../../../../schema/base/zonedTime.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { configOf, optionOf, partOf, productOf } from '../../../support/business.ts'
import { configuring } from './configuring.ts'

/** Spaces that do not break are spaces to the reader. */
const read = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const priceOf = (run: ReturnType<typeof configuring>) => read(livePrice(run.now, 'EUR'))

const cheese = { ...optionOf('Käse', 'add', 50), allergens: ['milk' as const] }
const bread = partOf({ isLeftOpen: true, options: [optionOf('Semmel'), cheese] })
const roll = (given: Partial<Product> = {}) =>
  productOf({ type: 'configurable', allergens: ['sesame', 'gluten'], config: { parts: [bread] }, ...given })
const byWeight: Partial<Product> = {
  price: 640,
  pricing: { amount: 1, unit: 'kilogram' },
  alternativeUnits: [{ unit: 'kilogram', ratio: 0.5, calculationModel: 'fixed' }],
}

describe('The base price', () => {
  it('is that of what is chosen, and of what it starts at as long as something is missing', () => {
    const size = partOf({ isLeftOpen: true, options: [optionOf('Klein'), optionOf('Groß', 'add', 300)] })
    const jar = productOf({
      type: 'configurable',
      price: 300,
      content: { amount: 250, unit: 'gram' },
      config: { parts: [size] },
    })
    const base = (chosen: string | null) => read(configuredBasePrice(jar, { [size.step]: chosen }, 'EUR'))
    expect([base(null), base('Klein'), base('Groß')]).toEqual([
      '250 g · 12,00 € / kg',
      '250 g · 12,00 € / kg',
      '250 g · 24,00 € / kg',
    ])
  })
})

describe('The live price', () => {
  it('follows the amount and the options', () => {
    const run = configuring(roll())
    run.send({ type: 'option.choose', step: 'bread', option: 'Käse' }, { type: 'amount.type', text: '3' })
    expect(priceOf(run)).toBe('5,10 €')
  })

  it("says 'ab' as long as something is to be chosen that can cost more", () => {
    const run = configuring(roll())
    expect(priceOf(run)).toBe('ab 1,20 €')
    run.send({ type: 'option.choose', step: 'bread', option: 'Semmel' })
    expect(priceOf(run)).toBe('1,20 €')
  })

  it.each([
    ['approximate', 'ca. 12,80 €'],
    ['minimum', 'ab 12,80 €'],
    ['fixed', 'Fix 12,80 €'],
  ] as const)('has the prefix of a price that is %s', (calculationModel, price) => {
    expect(priceOf(configuring(productOf({ ...byWeight, calculationModel })))).toBe(price)
  })

  it('is not told where the price is hidden', () => {
    expect(priceOf(configuring(roll({ isPriceHidden: true })))).toBeNull()
  })
})

describe('An option', () => {
  it.each([
    ['adds to the price', optionOf('Käse', 'add', 50), '+ 0,50 €'],
    ['takes from the price', optionOf('Ohne', 'subtract', 200), '− 2,00 €'],
    ['replaces the price', optionOf('Groß', 'overwrite', 490), 'für 4,90 €'],
    ['that changes nothing says nothing', optionOf('Semmel'), null],
  ])('%s', (_title, option, change) => {
    expect(read(priceChange(productOf(), option, 'EUR'))).toBe(change)
  })

  it('says what its price is for where the price is not for a piece', () => {
    expect(read(priceChange(productOf(byWeight), cheese, 'EUR'))).toBe('+ 0,50 € / kg')
  })

  it('says nothing where the price is hidden', () => {
    expect(priceChange(productOf({ isPriceHidden: true }), cheese, 'EUR')).toBeNull()
  })
})

describe('Allergens', () => {
  it('stand in the order of the Austrian letters', () => {
    expect(allergensOf(roll(), {}).own.map(({ letter }) => letter)).toEqual(['A', 'N'])
  })

  it('of a chosen option are told apart from those of the product', () => {
    expect(allergensOf(roll(), { bread: 'Käse' }).added).toEqual([{ letter: 'G', name: 'Milch und Laktose' }])
    expect(allergensOf(roll({ allergens: ['milk'] }), { bread: 'Käse' }).added).toEqual([])
  })
})

describe('A product', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')

  it('with a lead time says when it can be had at the earliest', () => {
    const cake = productOf({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 })
    const told = (earliest: number | null) => read(leadTimeOf(cake, earliest, now, 'Europe/Vienna'))
    expect(told(now + 2 * DAY)).toBe('Vorlaufzeit 2 Tage: frühestens am Sonntag')
    // Closed on Sunday: what is told is when it can be had.
    expect(told(now + 3 * DAY)).toBe('Vorlaufzeit 2 Tage: frühestens am Montag')
    expect(told(null)).toBe('Vorlaufzeit 2 Tage')
    expect(leadTimeOf(productOf(), now, now, 'Europe/Vienna')).toBeNull()
  })

  it('shows the tax rate of the mode, today', () => {
    const product = productOf({ tax: 'drink', takeawayTax: 'staple' })
    expect(read(taxNote(product, configOf(), 'takeaway', now, 'Europe/Vienna'))).toBe('inkl. 4,9 % USt.')
    expect(read(taxNote(product, configOf(), 'delivery', now, 'Europe/Vienna'))).toBe('inkl. 20 % USt.')
  })

  it('tells its least amount and its steps, and its most once it is reached', () => {
    const bounds = { minimum: 0.5, maximum: 4, step: 0.25 }
    const text = (amount: number) => read(boundsText(amount, bounds, 'kilogram'))
    expect(text(1)).toBe('mindestens 0,5 kg, in Schritten von 0,25 kg')
    expect(text(4)).toBe('mindestens 0,5 kg, höchstens 4 kg, in Schritten von 0,25 kg')
    expect(boundsText(1, { minimum: 1, maximum: 10, step: 1 }, 'amount')).toBeNull()
  })
})
