import { expect, test } from 'vitest'
import { priceLine } from '../../../schema/catalogue/priceLine.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { productOf } from '../../support/business.ts'

const plain = (text: string | null) => text?.replaceAll('\u{a0}', ' ') ?? null
const deposit = { amount: 25, label: 'Pfand' }

test.each<[string, Partial<Product>, string | null]>([
  ['One piece has its price alone', { price: 120 }, '1,20 €'],
  [
    'packed goods have their price per kilogram beside it',
    { price: 790, content: { amount: 250, unit: 'gram' } },
    '7,90 € · 250 g · 31,60 € / kg',
  ],
  [
    'a bottle its deposit besides',
    { price: 320, content: { amount: 0.5, unit: 'litre' }, deposit },
    '3,20 € · 0,5 l · 6,40 € / l · zzgl. 0,25 € Pfand',
  ],
  ['no deposit is not one of nothing', { price: 120, deposit: { ...deposit, amount: 0 } }, '1,20 €'],
  ['and a price that is told with the offer tells nothing', { isPriceHidden: true, deposit }, null],
])('%s', (_what, given, expected) => {
  expect(plain(priceLine(productOf(given), 'EUR'))).toBe(expected)
})
