import { describe, expect, it } from 'vitest'
import type { CartLineView } from '../../../../client/cart/cartView.ts'
import { inCartOf } from '../../../../client/surfaces/shop/store/inCart.ts'
import type { Product } from '../../../../schema/entities/product.ts'
import type { CartItem } from '../../../../schema/rules/pricing.ts'
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
})
