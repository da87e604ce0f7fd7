import { describe, expect, it } from 'vitest'
import type { CartLineView } from '../../../../client/ordering/cart/cartView.ts'
import { eventOf, inCartOf } from '../../../../client/ordering/page/inCart.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import type { CartItem } from '../../../../schema/ordering/pricing.ts'
import { itemOf, optionOf, partOf, productOf } from '../../../support/business.ts'

const line = (product: Product | undefined, item: CartItem) => ({ product, item }) as CartLineView
const roll = productOf({ id: 1, maximumQuantity: 3 })
const loaf = productOf({
  id: 2,
  type: 'configurable',
  config: { parts: [partOf({ optional: true, options: [optionOf('Dünn')] })] },
})

describe('A product’s row', () => {
  it('steps its only line in place, within its bounds', () => {
    const rows = inCartOf([line(roll, itemOf(1, 3))])
    expect(rows.get(1)).toEqual({ amount: '3', key: 'k1', unit: 'amount', canMore: false, removes: false })
    expect(inCartOf([line(roll, itemOf(1, 1))]).get(1)).toMatchObject({ canMore: true, removes: true })
  })

  it('steps the only line of a product that asks nothing, and only counts one that asks', () => {
    const asking = productOf({ ...loaf, id: 3, config: { parts: [partOf({ type: 'text' })] } })
    expect(inCartOf([line(loaf, itemOf(2, 1))]).get(2)?.key).toBe('k2')
    expect(inCartOf([line(asking, itemOf(3, 1))]).get(3)?.key).toBeNull()
  })

  it('counts configured lines and does not guess which one is meant', () => {
    const rows = inCartOf([
      line(loaf, itemOf(2, 1)),
      line(loaf, itemOf(2, 2, { key: 'other', parts: { bread: 'Dünn' } })),
    ])
    expect(rows.get(2)).toMatchObject({ amount: '3', key: null })
  })

  it('says nothing of what is gone', () => {
    expect(inCartOf([line(undefined, itemOf(9))]).size).toBe(0)
  })

  it('is the same object as long as it says the same', () => {
    const before = inCartOf([line(roll, itemOf(1, 2)), line(loaf, itemOf(2, 1))])
    const after = inCartOf([line(roll, itemOf(1, 2)), line(loaf, itemOf(2, 5))], before)
    expect(after.get(1)).toBe(before.get(1))
    expect(after.get(2)).not.toBe(before.get(2))
  })
})

describe('A tap on a row', () => {
  const rows = inCartOf([line(roll, itemOf(1, 2))])

  it('adds the product as it is usually wanted', () => {
    expect(eventOf({ type: 'product.added', product: roll }, rows)).toEqual({
      type: 'item.added',
      item: { product: 1, amount: 1, unit: 'amount', parts: {} },
      bounds: { minimum: 1, maximum: 3, step: 1 },
    })
  })

  it('adds it with what is chosen beforehand, or with what was chosen last here', () => {
    const cup = productOf({
      id: 4,
      type: 'configurable',
      config: { parts: [partOf({ step: 'milk', options: [optionOf('Kuh'), optionOf('Hafer')] })] },
    })
    const added = { type: 'product.added', product: cup } as const
    expect(eventOf(added, rows)).toMatchObject({ item: { parts: { milk: 'Kuh' } } })
    expect(eventOf(added, rows, () => ({ milk: 'Hafer' }))).toMatchObject({ item: { parts: { milk: 'Hafer' } } })
  })

  it('steps a line within the bounds of its unit, and nothing that is no longer there', () => {
    const step = { type: 'product.stepped', product: roll, key: 'k1', direction: 1 } as const
    expect(eventOf(step, rows)).toMatchObject({ type: 'item.stepped', key: 'k1', direction: 1, bounds: { maximum: 3 } })
    expect(eventOf(step, new Map())).toBeNull()
  })
})
