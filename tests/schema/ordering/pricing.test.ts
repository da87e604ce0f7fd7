import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../../schema/business/modes.ts'
import { modelFor, priceItem } from '../../../schema/catalogue/itemPrice.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { basePrice, isConverted, pricePrefix } from '../../../schema/catalogue/productPrice.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { type CartItem, type PricingInput, priceCart } from '../../../schema/ordering/pricing.ts'
import { taxClassFor, taxRateOn } from '../../../schema/ordering/terms.ts'
import { anyCart, anyProduct } from '../../support/anyProduct.ts'
import { branchOf, configOf, itemOf, optionOf, partOf, productOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

const runs = { numRuns: runsOf(1000) }
const config = configOf()
const branch = branchOf()
const ham = productOf({
  unit: 'gram',
  price: 1990,
  pricing: { amount: 1, unit: 'kilogram' },
  calculationModel: 'approximate',
  alternativeUnits: [{ unit: 'amount', ratio: 350, calculationModel: 'minimum' }],
})

function pricingOf(products: readonly Product[], items: readonly CartItem[], given: Partial<PricingInput> = {}) {
  const product = (id: number) => products.find(candidate => candidate.id === id)
  return priceCart({
    config,
    branch,
    product,
    items,
    mode: 'takeaway',
    deliveryArea: null,
    day: '2026-11-20',
    donatee: null,
    ...given,
  })
}

describe('A line costs', () => {
  const perHundred = productOf({ unit: 'gram', price: 249, pricing: { amount: 100, unit: 'gram' } })
  it.each<[string, Product, number, Unit, number]>([
    ['price times pieces', productOf({ price: 120 }), 3, 'amount', 360],
    ['the price of a kilogram by the gram', ham, 250, 'gram', 498],
    ['the same in another unit of weight', ham, 0.25, 'kilogram', 498],
    ['what a piece weighs', ham, 2, 'amount', 1393],
    ['a price per hundred gram', perHundred, 150, 'gram', 374],
    ['half a cent rounded up, without float dust', productOf({ unit: 'kilogram', price: 150 }), 0.35, 'kilogram', 53],
    [
      'half a cent rounded up where 1.005 is not exact',
      productOf({ unit: 'kilogram', price: 100 }),
      1.005,
      'kilogram',
      101,
    ],
    ['nothing in a unit it does not have', ham, 2, 'litre', 0],
    ['nothing for nothing', ham, 0, 'gram', 0],
  ])('%s', (_title, product, amount, unit, cents) => {
    expect(priceItem(product, { amount, unit, parts: {} })).toBe(cents)
  })

  it('exactly what whole numbers say: a price per kilogram times grams, half a cent up', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(50_000), (price, grams) => {
        const cents = Math.floor((price * grams + 500) / 1000)
        const product = productOf({ unit: 'kilogram', price })
        expect(priceItem(product, { amount: grams / 1000, unit: 'kilogram', parts: {} })).toBe(cents)
        expect(priceItem(product, { amount: grams, unit: 'gram', parts: {} })).toBe(cents)
      }),
      runs,
    )
  })

  it('its configured price', () => {
    const parts = [partOf({ options: [optionOf('Vollkorn', 'add', 40)] })]
    const sandwich = productOf({ type: 'configurable', price: 350, config: { parts } })
    expect(priceItem(sandwich, { amount: 2, unit: 'amount', parts: { bread: 'Vollkorn' } })).toBe(780)
  })
})

describe('The tax rate', () => {
  it.each<[string, string, number | null]>([
    ['food', '2026-11-20', 10],
    ['staple', '2026-06-30', 10],
    ['staple', '2026-07-01', 4.9],
    ['staple', '2015-12-31', null],
    ['unknown', '2026-11-20', null],
  ])('of %s on %s is %d %%', (taxClass, day, rate) => {
    expect(taxRateOn(config, taxClass, day)).toBe(rate)
  })

  it('does not depend on the order of the dated rows', () => {
    const turned = { taxClasses: config.taxClasses.map(row => ({ ...row, rates: row.rates.toReversed() })) }
    fc.assert(
      fc.property(
        fc.constantFrom('food', 'staple', 'drink'),
        fc.date({ noInvalidDate: true, min: new Date('2010-01-01'), max: new Date('2040-01-01') }),
        (taxClass, date) => {
          const day = date.toISOString().slice(0, 10)
          expect(taxRateOn(turned, taxClass, day)).toBe(taxRateOn(config, taxClass, day))
        },
      ),
      runs,
    )
  })

  it.each<[Mode, Partial<Product>, string]>([
    ['delivery', { takeawayTax: 'staple', dineInTax: 'drink' }, 'food'],
    ['takeaway', { takeawayTax: 'staple', dineInTax: 'drink' }, 'staple'],
    ['dineIn', { takeawayTax: 'staple', dineInTax: 'drink' }, 'drink'],
    ['takeaway', {}, 'food'],
    ['dineIn', { dineInTax: null }, 'food'],
  ])('of %s with %j is that of %s', (mode, given, taxClass) => {
    expect(taxClassFor(productOf(given), mode)).toBe(taxClass)
  })
})

describe('A cart', () => {
  const roll = productOf({ id: 1, price: 120 })
  const cola = productOf({
    id: 2,
    name: 'Cola',
    price: 350,
    tax: 'drink',
    deposit: { amount: 25, tax: 'none', label: 'Einwegpfand' },
  })

  it('adds goods, deposit and delivery, with taxes per rate', () => {
    const pricing = pricingOf([roll, cola], [itemOf(1, 10), itemOf(2, 2)], {
      mode: 'delivery',
      deliveryArea: 'Zentrum',
      donatee: 3,
    })
    expect(pricing).toEqual({
      items: [
        { key: 'k1', gross: 1200, rate: 10, unitPrice: 120, model: 'fixed', deposit: 0 },
        { key: 'k2', gross: 700, rate: 20, unitPrice: 350, model: 'fixed', deposit: 50 },
      ],
      net: 1674,
      tax: 226,
      gross: 1900,
      deliveryNet: 325,
      deliveryTax: 65,
      deliveryGross: 390,
      totalNet: 2049,
      totalTax: 291,
      totalGross: 2340,
      taxes: [
        { rate: 0, net: 50, tax: 0, gross: 50 },
        { rate: 10, net: 1091, tax: 109, gross: 1200 },
        { rate: 20, net: 908, tax: 182, gross: 1090 },
      ],
      deposit: 50,
      donation: 7,
    })
  })

  it.each<[string, CartItem[], Partial<PricingInput>, number, number]>([
    [
      'is delivered for the price of the area',
      [itemOf(1, 33)],
      { mode: 'delivery', deliveryArea: 'Zentrum' },
      390,
      4350,
    ],
    ['is delivered free from the limit on', [itemOf(1, 34)], { mode: 'delivery', deliveryArea: 'Zentrum' }, 0, 4080],
    [
      'does not reach the limit by its deposit',
      [itemOf(2, 11)],
      { mode: 'delivery', deliveryArea: 'Zentrum' },
      390,
      4515,
    ],
    ['pays no way to an unknown area', [itemOf(1, 1)], { mode: 'delivery', deliveryArea: 'Mond' }, 0, 120],
    ['pays no way when it is fetched', [itemOf(1, 1)], { deliveryArea: 'Zentrum' }, 0, 120],
    ['pays no way when it is empty', [], { mode: 'delivery', deliveryArea: 'Zentrum' }, 0, 0],
    ['keeps the place of a product that is gone', [itemOf(9, 4), itemOf(1, 1)], {}, 0, 120],
  ])('%s', (_title, items, given, deliveryGross, totalGross) => {
    expect(pricingOf([roll, cola], items, given)).toMatchObject({ deliveryGross, totalGross })
    expect(pricingOf([roll, cola], items, given).items).toHaveLength(items.length)
  })

  it('is taxed by the day it is supplied, for the same gross price', () => {
    const bread = productOf({ price: 480, tax: 'staple' })
    const before = pricingOf([bread], [itemOf(1)], { day: '2026-06-30' })
    const after = pricingOf([bread], [itemOf(1)], { day: '2026-07-01' })
    expect([before.net, before.gross, after.net, after.gross]).toEqual([436, 480, 458, 480])
  })

  it('of anything adds up to the cent', () => {
    fc.assert(
      fc.property(anyCart(), fc.constantFrom<Mode>('takeaway', 'delivery', 'dineIn'), ({ products, items }, mode) => {
        const pricing = pricingOf(products, items, { mode, deliveryArea: 'Zentrum' })
        const sum = (field: 'net' | 'tax' | 'gross') => pricing.taxes.reduce((total, row) => total + row[field], 0)
        expect([sum('net'), sum('tax'), sum('gross')]).toEqual([pricing.totalNet, pricing.totalTax, pricing.totalGross])
        expect(pricing.net + pricing.tax).toBe(pricing.gross)
        expect(pricing.deliveryNet + pricing.deliveryTax).toBe(pricing.deliveryGross)
        expect(pricing.totalNet + pricing.totalTax).toBe(pricing.totalGross)
        expect(pricing.gross + pricing.deposit + pricing.deliveryGross).toBe(pricing.totalGross)
        expect(pricing.items.reduce((total, item) => total + item.gross, 0)).toBe(pricing.gross)
        for (const value of [pricing.net, pricing.tax, pricing.deposit, pricing.deliveryNet, pricing.totalTax])
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
      }),
      runs,
    )
  })

  it('costs the same in any order of its lines', () => {
    fc.assert(
      fc.property(anyCart(), ({ products, items }) => {
        const totals = { ...pricingOf(products, items), items: [] }
        const turned = { ...pricingOf(products, items.toReversed()), items: [] }
        expect(turned).toEqual(totals)
      }),
      runs,
    )
  })

  it('costs what its lines cost alone', () => {
    fc.assert(
      fc.property(anyCart(), ({ products, items }) => {
        const alone = items.map(item => pricingOf(products, [item]).totalGross)
        expect(pricingOf(products, items).totalGross).toBe(alone.reduce((total, gross) => total + gross, 0))
      }),
      runs,
    )
  })
})

describe('The words before a price', () => {
  it.each<[string, Product, Unit, string]>([
    ['approximate', ham, 'kilogram', 'ca. '],
    ['a minimum', ham, 'amount', 'ab '],
    ['exact', productOf(), 'amount', ''],
    [
      'exact although converted',
      productOf({ unit: 'kilogram', alternativeUnits: [{ unit: 'amount', ratio: 1, calculationModel: 'fixed' }] }),
      'amount',
      'Fix ',
    ],
    ['its own where the unit is unknown', ham, 'litre', 'ca. '],
  ])('fit the calculation model: %s', (_title, product, unit, prefix) => {
    expect(pricePrefix(modelFor(product, unit), isConverted(product, unit))).toBe(prefix)
  })
})

describe('The base price', () => {
  it.each<[string, Partial<Product>, { cents: number; amount: number; unit: Unit } | null]>([
    ['of pieces is none', {}, null],
    ['of a price per kilogram is that price', { unit: 'gram', pricing: { amount: 1, unit: 'kilogram' } }, null],
    [
      'of a price per 100 g is ten times that',
      { unit: 'gram', price: 249, pricing: { amount: 100, unit: 'gram' } },
      { cents: 2490, amount: 1, unit: 'kilogram' },
    ],
    [
      'of a bottle goes over its content',
      { price: 190, alternativeUnits: [{ unit: 'litre', ratio: 2, calculationModel: 'fixed' }] },
      { cents: 380, amount: 1, unit: 'litre' },
    ],
    [
      'ignores the deposit',
      {
        unit: 'litre',
        price: 95,
        pricing: { amount: 0.5, unit: 'litre' },
        deposit: { amount: 25, tax: 'none', label: 'Pfand' },
      },
      { cents: 190, amount: 1, unit: 'litre' },
    ],
    ['of a hidden price is hidden', { unit: 'gram', isPriceHidden: true }, null],
  ])('%s', (_title, given, price) => {
    expect(basePrice(productOf(given))).toEqual(price)
  })

  it('is what a kilogram or litre costs', () => {
    fc.assert(
      fc.property(anyProduct({ type: 'simple' }), product => {
        const base = basePrice(product)
        if (base) expect(priceItem(product, { amount: 1, unit: base.unit, parts: {} })).toBe(base.cents)
      }),
      runs,
    )
  })
})
