import { describe, expect, it } from 'vitest'
import type { Mode } from '../../../schema/business/modes.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import { termsOf, termsOn } from '../../../schema/ordering/terms.ts'
import { branchOf, catalogueOf, configOf, itemOf, productOf, wantedOf } from '../../support/business.ts'
import { NOON } from '../../support/shop.ts'

const config = configOf()

function termsFor(product: Partial<Product>, mode: Mode = 'takeaway', day = '2026-06-16') {
  const where = { config, branch: branchOf(), mode, deliveryArea: 'Zentrum', day }
  return termsOf({ ...where, items: [itemOf(1)], product: () => productOf(product) })
}

describe('What has no tax rate stands against the order:', () => {
  const pfand = { amount: 25, label: 'Pfand' }
  it.each<[string, Partial<Product>, Mode]>([
    ['a tax class nobody knows', { tax: 'weg' }, 'takeaway'],
    ['a tax class nobody knows, for whoever eats here', { dineInTax: 'weg' }, 'dineIn'],
    ['a deposit of a class nobody knows', { deposit: { ...pfand, tax: 'weg' } }, 'takeaway'],
    ['a deposit that shares the class of its content, and that is unknown', { tax: 'weg', deposit: pfand }, 'takeaway'],
  ])('%s', (_title, product, mode) => {
    const { obstacles } = quote(wantedOf([itemOf(1)], { mode }), catalogueOf([productOf(product)]), NOON)
    expect(obstacles.map(({ code, field }) => [code, field])).toEqual([['productUntaxed', 'items.0.product']])
  })
})

describe('A deposit without a tax class of its own', () => {
  it.each<[Mode, string, number]>([
    ['takeaway', 'food', 10],
    ['delivery', 'food', 10],
    ['dineIn', 'drink', 20],
  ])('is taxed as its content: %s as %s', (mode, taxClass, rate) => {
    const deposit = { amount: 100, label: 'Mehrweg' }
    expect(termsFor({ dineInTax: 'drink', deposit }, mode).deposits).toEqual([{ taxClass, rate }])
  })
})

describe('Terms on another day', () => {
  const terms = termsFor({ tax: 'staple', deposit: { amount: 25, tax: 'none', label: 'Pfand' } }, 'delivery')

  it('have the rates of that day', () => {
    expect(termsOn(terms, config, '2026-07-01')).toEqual({
      goods: [{ taxClass: 'staple', rate: 4.9 }],
      deposits: [{ taxClass: 'none', rate: 0 }],
      delivery: { taxClass: 'drink', rate: 20, price: 390, free: false, freeFromOrderValue: 4000 },
    })
  })

  it('keep what was agreed where the class says nothing of that day, or is gone', () => {
    expect(termsOn(terms, config, '2015-01-01')).toEqual(terms)
    expect(termsOn(terms, { taxClasses: [] }, '2026-07-01')).toEqual(terms)
  })
})
