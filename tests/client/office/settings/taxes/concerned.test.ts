import { expect, test } from 'vitest'
import type { Row } from '../../../../../client/data/office/office.ts'
import { concernedAreas, concernedProducts } from '../../../../../client/office/settings/taxes/concerned.ts'

const row = (id: number, body: Row['body']): Row => ({ id, rev: '1-a', state: 'saved', body: { ...body, id } })

test('What a tax class concerns is told with its price, and where it is not all of a product in which modes', () => {
  const products = [
    row(1, { name: 'Semmel', price: 60, tax: 'food' }),
    row(2, { name: 'Kaffee', price: 390, tax: 'drink', dineInTax: 'food' }),
    row(3, { name: 'Limonade', price: 320, tax: 'drink', deposit: { amount: 25, tax: 'food', label: 'Flasche' } }),
    row(4, { name: 'Tasse', price: 900, tax: 'goods' }),
    row(5, { name: 'Noch ohne Preis' }),
  ]
  expect(concernedProducts(products, 'food').map(({ title, only, price }) => [title, only, price])).toEqual([
    ['Semmel', '', 60],
    ['Kaffee', 'nur Vor Ort', 390],
    ['Limonade', 'Pfand', 25],
  ])
})

test('The way to a guest is told by its area and branch', () => {
  const area = { area: 'Zentrum', price: 300, tax: 'goods', free: false }
  const branches = [row(8, { name: 'Stammhaus', deliveryAreas: [area, { ...area, area: 'Rand', tax: 'food' }] })]
  expect(concernedAreas(branches, 'goods').map(({ title, price }) => [title, price])).toEqual([
    ['Lieferkosten Zentrum (Stammhaus)', 300],
  ])
})
