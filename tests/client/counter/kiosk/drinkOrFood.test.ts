import { expect, test } from 'vitest'
import { drinkOrFood } from '../../../../client/counter/kiosk/drinkOrFood.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { categoryOf, productOf } from '../../../support/business.ts'

const roll = productOf({ id: 1, name: 'Semmel', tax: 'food' })
const bread = productOf({ id: 2, name: 'Brot', tax: 'food' })
const coffee = productOf({ id: 3, name: 'Espresso', tax: 'drink' })
const tea = productOf({ id: 4, name: 'Tee', tax: 'drink' })
const juice = productOf({ id: 5, name: 'Saft', tax: 'drink' })
const water = productOf({ id: 6, name: 'Wasser', tax: 'drink' })
const shelf = (id: number, products: readonly Product[], visibility: 'available' | 'unavailable' = 'available') => ({
  category: categoryOf({ id }),
  visibility,
  entries: products.map(product => ({ product, visibility })),
})
const groups = [shelf(1, [roll, bread]), shelf(2, [coffee, tea]), shelf(3, [juice]), shelf(4, [water])]
const names = (tray: readonly Product[], mayAdd: (product: Product) => boolean = () => true, menu = groups) =>
  drinkOrFood(tray, menu, mayAdd).map(({ name }) => name)

test('With food goes a drink and with a drink something to eat: one of a category, at most two', () => {
  expect(names([roll])).toEqual(['Espresso', 'Saft'])
  expect(names([coffee])).toEqual(['Semmel'])
})

test('Who has both, or nothing yet, is left alone', () => {
  expect(names([roll, tea])).toEqual([])
  expect(names([])).toEqual([])
})

test('What asks for something or cannot be had now is not proposed', () => {
  expect(names([roll], product => product.id !== coffee.id)).toEqual(['Tee', 'Saft'])
  expect(names([roll], () => true, [shelf(2, [coffee], 'unavailable'), shelf(4, [water])])).toEqual(['Wasser'])
})
