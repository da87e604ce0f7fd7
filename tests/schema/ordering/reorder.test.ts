import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceItem } from '../../../schema/catalogue/itemPrice.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { PublicOrderItem } from '../../../schema/ordering/calls.ts'
import { choicesOf, reorder } from '../../../schema/ordering/reorder.ts'
import { anyProduct } from '../../support/anyProduct.ts'
import { catalogueOf, menuOf, optionOf, partOf, productOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

/** A Tuesday at noon in Vienna: the bakery is open. */
const NOON = Date.parse('2026-06-16T10:00:00Z')

const oldItem = (changes: Partial<PublicOrderItem> = {}): PublicOrderItem => ({
  product: 1,
  name: 'Semmel',
  amount: 2,
  unit: 'amount',
  gross: 240,
  parts: {},
  hasEntries: false,
  ...changes,
})

const again = (item: PublicOrderItem, product: Product | null, given: Parameters<typeof catalogueOf>[1] = {}) =>
  reorder([item], 'takeaway', catalogueOf(product ? [product] : [], given), NOON)

const coffee = (changes: Partial<Product> = {}) =>
  productOf({
    name: 'Melange',
    type: 'configurable',
    price: 300,
    config: {
      parts: [
        partOf({ step: 'milk', name: 'Milch', options: [optionOf('Kuhmilch'), optionOf('Hafermilch', 'add', 50)] }),
        partOf({ step: 'extra', name: 'Dazu', type: 'multiselect', optional: true, options: [optionOf('Kakao')] }),
        partOf({ step: 'note', name: 'Notiz', type: 'text', optional: true }),
      ],
    },
    ...changes,
  })

describe('Ordering once more', () => {
  it('takes what is offered as it was, and has nothing to say about it', () => {
    expect(again(oldItem(), productOf())).toEqual({
      items: [{ product: 1, amount: 2, unit: 'amount', parts: {} }],
      changes: [],
    })
  })

  it('takes the chosen options along', () => {
    const parts = { milk: 'Hafermilch', extra: ['Kakao'] }
    const item = oldItem({ name: 'Melange', amount: 1, gross: 350, parts })
    expect(again(item, coffee())).toEqual({ items: [{ product: 1, amount: 1, unit: 'amount', parts }], changes: [] })
  })

  it.each<[string, string, Product | null, Parameters<typeof catalogueOf>[1]]>([
    ['is gone', 'gone', null, {}],
    ['is no longer shown', 'gone', productOf({ isPublic: false }), {}],
    ['is on no menu of the branch any more', 'gone', productOf(), { menus: [menuOf()] }],
    ['has a hidden price now', 'gone', productOf({ isPriceHidden: true }), {}],
    ['is sold out', 'soldOut', productOf({ isEnabled: false }), {}],
    ['is not sold in that unit any more', 'unit', productOf({ unit: 'kilogram' }), {}],
  ])('leaves out what %s and says so by name', (_, code, product, given) => {
    expect(again(oldItem(), product, given)).toEqual({ items: [], changes: [{ code, name: 'Semmel' }] })
  })

  it('says what costs something else now, for the whole line', () => {
    const { items, changes } = again(oldItem(), productOf({ price: 130 }))
    expect(items).toHaveLength(1)
    expect(changes).toEqual([{ code: 'price', name: 'Semmel', before: 240, now: 260 }])
  })

  it('says which options are missing and takes the rest', () => {
    const item = oldItem({ amount: 1, gross: 300, parts: { milk: 'Kuhmilch', extra: ['Kakao', 'Zimt'] } })
    const { items, changes } = again(item, coffee())
    expect(items[0]?.parts).toEqual({ milk: 'Kuhmilch', extra: ['Kakao'] })
    expect(changes).toEqual([{ code: 'options', name: 'Melange', missing: ['Zimt'] }])
  })

  it('leaves out what cannot be ordered without choosing anew', () => {
    const item = oldItem({ parts: { milk: 'Mandelmilch' } })
    expect(again(item, coffee())).toEqual({ items: [], changes: [{ code: 'choose', name: 'Melange' }] })
  })

  it('says sold out rather than to choose anew', () => {
    expect(again(oldItem(), coffee({ isEnabled: false })).changes).toEqual([{ code: 'soldOut', name: 'Melange' }])
  })

  it('brings an amount to what can be ordered now', () => {
    const { items, changes } = again(oldItem(), productOf({ minimumQuantity: 5 }))
    expect(items[0]?.amount).toBe(5)
    expect(changes).toEqual([{ code: 'amount', name: 'Semmel', amount: '5' }])
  })

  it('says that texts and files have to be given again', () => {
    const item = oldItem({ amount: 1, gross: 300, parts: { milk: 'Kuhmilch' }, hasEntries: true })
    expect(again(item, coffee()).changes).toEqual([{ code: 'entries', name: 'Melange' }])
  })

  it('never loses an item without a word, and puts nothing into a cart at a price that was not said', () => {
    const amount = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0.1, max: 50, noNaN: true }))
    fc.assert(
      fc.property(anyProduct(), amount, fc.nat(100_000), fc.nat(3), (product, ordered, gross, step) => {
        const item = oldItem({
          product: product.id,
          amount: ordered,
          unit: product.unit,
          gross,
          parts: { [`step${step}`]: 'x' },
        })
        const { items, changes } = reorder([item], 'takeaway', catalogueOf([product]), NOON)
        const [taken] = items
        if (!taken) {
          expect(changes).toHaveLength(1)
          return
        }
        if (taken.amount === item.amount && priceItem(product, taken) !== gross)
          expect(changes).toContainEqual(expect.objectContaining({ code: 'price', before: gross }))
        if (taken.amount !== item.amount) expect(changes).toContainEqual(expect.objectContaining({ code: 'amount' }))
      }),
      { numRuns: runsOf(1000) },
    )
  })
})

describe('What is known of a configuration afterwards', () => {
  it('is what was chosen, never what was typed', () => {
    expect(choicesOf(coffee(), { milk: 'Hafermilch', extra: ['Kakao'], note: 'Für Frau Huber, Tür 4' })).toEqual({
      milk: 'Hafermilch',
      extra: ['Kakao'],
    })
  })
})
