import { describe, expect, test } from 'vitest'
import { type Counted, favouritesFrom } from '../../../schema/ordering/favourites.ts'

const [roll, coffee, cake, beer] = [1, 2, 3, 4]
const counted = (given: Partial<Counted>): Counted => ({ orders: 100, products: [], pairs: [], ...given })
const inOrders = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([product, orders]) => ({ product: Number(product), orders }))

describe('What is popular', () => {
  test.each<[string, Readonly<Record<number, number>>, number, number[]]>([
    ['nothing where nothing was ordered', {}, 0, []],
    ['nothing by one order', { [roll]: 1 }, 1, []],
    ['nothing by seven', { [roll]: 7 }, 7, []],
    ['what is in eight', { [roll]: 8 }, 8, [roll]],
    ['the most first, equal ones by their id', { [beer]: 20, [roll]: 30, [coffee]: 20 }, 100, [roll, coffee, beer]],
    ['not what only one of fifty takes', { [roll]: 300, [cake]: 20 }, 1_000, [roll]],
    ['no more than six', { 1: 50, 2: 49, 3: 48, 4: 47, 5: 46, 6: 45, 7: 44 }, 100, [1, 2, 3, 4, 5, 6]],
  ])('is %s', (_name, counts, orders, popular) => {
    expect(favouritesFrom(counted({ orders, products: inOrders(counts) })).popular).toEqual(popular)
  })
})

describe('What goes together', () => {
  const products = inOrders({ [roll]: 60, [coffee]: 30, [cake]: 12, [beer]: 20 })
  const pair = (one: number, other: number, orders: number) => ({ one, other, orders })
  const pairs = (...given: Counted['pairs']) => favouritesFrom(counted({ products, pairs: given })).pairs

  test('is told from both sides', () => {
    expect(pairs(pair(roll, coffee, 25))).toEqual([
      { product: roll, with: [coffee] },
      { product: coffee, with: [roll] },
    ])
  })
  test('is what is closest first, not what is most often in orders anyway', () => {
    expect(pairs(pair(roll, coffee, 20), pair(coffee, cake, 11))[1]).toEqual({ product: coffee, with: [cake, roll] })
  })
  test('is not what chance alone puts together, nor what four orders did', () => {
    expect(pairs(pair(roll, beer, 11), pair(coffee, cake, 4))).toEqual([])
    expect(pairs(pair(roll, beer, 12))).toHaveLength(2)
  })
})
