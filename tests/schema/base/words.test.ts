import { expect, it } from 'vitest'
import { wordsOf } from '../../../schema/base/words.ts'
import { menus } from '../../../schema/catalogue/menu.ts'
import { products } from '../../../schema/catalogue/product.ts'

it('A document is found by all its texts, however deep, and not by keys', () => {
  const part = { step: 'groesse', name: 'Größe', description: '', options: [{ name: 'Klein', modifier: 'add' }] }
  const body = {
    name: 'Melange',
    uid: 'K-1',
    gtin: '4006381333931',
    type: 'simple',
    tax: 'food',
    price: 390,
    config: { parts: [part] },
  }
  expect(wordsOf(products, body).texts.toSorted()).toEqual([
    '4006381333931',
    'Größe',
    'K-1',
    'Klein',
    'Melange',
    'groesse',
  ])
})

it('and by what it names', () => {
  const catalog = [{ category: 4, products: [1, 2] }]
  expect(wordsOf(menus, { name: 'Mittag', branches: [3], catalog, availableFrom: '2026-01-01T00:00:00Z' })).toEqual({
    texts: ['Mittag'],
    named: [
      ['branches', 3],
      ['categories', 4],
      ['products', 1],
      ['products', 2],
    ],
  })
})

it('An entity may name the fields that count', () => {
  expect(wordsOf({ shape: products.shape.extend({}), words: ['name'] }, { name: 'Melange', uid: 'K-1' }).texts).toEqual(
    ['Melange'],
  )
})
