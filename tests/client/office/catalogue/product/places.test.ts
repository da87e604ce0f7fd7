import { expect, test } from 'vitest'
import {
  groupsFor,
  majorityTax,
  moveTo,
  NEW,
  type Placing,
  placesOf,
  putAllOn,
  putOn,
  takeOff,
  withId,
} from '../../../../../client/office/catalogue/product/places.ts'

const menu = (id: number, ...catalog: { category: number; products: number[] }[]) => {
  return { id, rev: '1-a', body: { name: `Karte ${id}`, catalog }, state: 'saved' as const }
}
const house = menu(1, { category: 1, products: [10, 11] }, { category: 2, products: [20] })
const cake = menu(2, { category: 2, products: [20, 21] })
const rows = [house, cake]
const nothing: Placing = new Map()
const told = (placing: Placing, product: number) =>
  placesOf(rows, placing, product).map(({ menu: { id }, category, place, count }) => [id, category, place, count])

test('A product is told with every menu, category and place it stands in', () => {
  expect(told(nothing, 20)).toEqual([
    [1, 2, 1, 1],
    [2, 2, 1, 2],
  ])
  expect(told(nothing, NEW)).toEqual([])
})

test('A product is put on every menu that has a category, at its end, and gets its id when it is saved', () => {
  const placing = putOn(rows, nothing, NEW, 2)
  expect(told(placing, NEW)).toEqual([
    [1, 2, 2, 2],
    [2, 2, 3, 3],
  ])
  expect(withId(groupsFor(cake, placing), 99)).toEqual([{ category: 2, products: [20, 21, 99] }])
  // Where it stands already nothing changes, and no menu is touched that has no such category.
  expect([...putOn(rows, nothing, 10, 1).keys()]).toEqual([])
})

test('A product is moved within its category and taken off one menu only', () => {
  const [, second] = placesOf(rows, nothing, 20)
  const moved = second && moveTo(nothing, second, 20, 2)
  expect(moved && groupsFor(cake, moved)).toEqual([{ category: 2, products: [21, 20] }])
  const off = second && takeOff(nothing, second, 20)
  expect(off && told(off, 20)).toEqual([[1, 2, 1, 1]])
})

test('Most products of a category say how a new one is taxed', () => {
  const taxes: Record<number, string> = { 20: 'food', 21: 'drinks', 10: 'food' }
  expect(majorityTax([menu(3, { category: 2, products: [20, 10, 21] })], 2, id => taxes[id])).toBe('food')
  expect(majorityTax(rows, 9, id => taxes[id])).toBeUndefined()
})

test('Several products go to the end of a category together, in their order; what stands there stays where it is', () => {
  const placing = putAllOn(rows, [30, 20, 31], 2)
  expect([house, cake].map(each => groupsFor(each, placing).find(({ category }) => category === 2)?.products)).toEqual([
    [20, 30, 31],
    [20, 21, 30, 31],
  ])
  expect(putAllOn(rows, [20], 2).size).toBe(0)
})
