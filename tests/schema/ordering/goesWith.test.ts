import { expect, test } from 'vitest'
import type { Product } from '../../../schema/catalogue/product.ts'
import { goesWith } from '../../../schema/ordering/goesWith.ts'
import { branchOf, categoryOf, productOf } from '../../support/business.ts'

const [roll, coffee, cake, soup, juice] = [1, 2, 3, 4, 5].map(id => productOf({ id, name: `Nummer ${id}` }))
const ask = productOf({
  id: 6,
  name: 'Torte',
  type: 'configurable',
  config: {
    parts: [{ step: 'wish', type: 'text', name: 'Aufschrift', description: '', optional: false, options: [] }],
  },
})
const branch = branchOf({ id: 1 })
const told = (pairs: Readonly<Record<number, readonly number[]>>) => ({
  id: 1,
  rev: '1-a',
  branch: 1,
  popular: [],
  pairs: Object.entries(pairs).map(([product, others]) => ({ product: Number(product), with: [...others] })),
  asOf: '2026-11-20T12:00:00Z',
})
const shelf = (products: readonly (Product | undefined)[], visibility: 'available' | 'unavailable' = 'available') => ({
  category: categoryOf({ id: 1 }),
  visibility,
  entries: products.flatMap(product => (product ? [{ product, visibility }] : [])),
})
const groups = [shelf([roll, coffee, cake, soup, juice, ask]), shelf([roll, coffee])]
const idsWith = (cart: number[], pairs: Readonly<Record<number, readonly number[]>>, own = branch, menu = groups) =>
  goesWith(cart, own, [told(pairs)], menu).map(({ id }) => id)

test('What goes with most of the cart comes first, each thing once and two at most', () => {
  expect(idsWith([1], { 1: [3, 2] })).toEqual([3, 2])
  expect(idsWith([1, 4], { 1: [3, 2], 4: [2, 5] })).toEqual([2, 3])
  expect(idsWith([4], { 4: [5, 3, 2, 1] })).toEqual([5, 3])
})
test('What is in the cart already is not suggested, and nothing to an empty cart', () => {
  expect(idsWith([1, 3], { 1: [3, 2] })).toEqual([2])
  expect(idsWith([], { 1: [3, 2] })).toEqual([])
})
test('What is sold out or of another menu is never suggested', () => {
  expect(idsWith([1], { 1: [3, 9] }, branch, [shelf([roll]), shelf([cake], 'unavailable')])).toEqual([])
})
test('Nor is what asks for something first, or has no price here', () => {
  expect(idsWith([1], { 1: [6] })).toEqual([])
  const hidden = shelf([productOf({ id: 7, isPriceHidden: true })])
  expect(idsWith([1], { 1: [7] }, branch, [hidden])).toEqual([])
})
test('A branch that wants no suggestions makes none, and what another branch knows is not asked', () => {
  expect(idsWith([1], { 1: [3] }, { ...branch, isSuggestingOff: true })).toEqual([])
  expect(idsWith([1], { 1: [3] }, { ...branch, id: 2 })).toEqual([])
})
