import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Group,
  groupsOf,
  namedTwice,
  type Place,
  placeCategory,
  placeProducts,
  productsOn,
  removeProducts,
  stepped,
  typedGroups,
} from '../../../../../client/office/catalogue/menus/menuDraft.ts'
import type { Typed } from '../../../../../client/office/form/formValues.ts'
import { parse, problem } from '../../../../../schema/base/problems.ts'
import { menus } from '../../../../../schema/catalogue/menu.ts'

const bread: Group = { category: 1, products: [10, 11, 12] }
const sweet: Group = { category: 2, products: [20, 21] }
const drinks: Group = { category: 3, products: [] }
const menu = [bread, sweet, drinks]

describe('A menu as it is put together', () => {
  test.each<[string, number, Place | null, number[]]>([
    ['the last one to the top', 3, { id: 1, side: 'before' }, [3, 1, 2]],
    ['the first one behind the second', 1, { id: 2, side: 'after' }, [2, 1, 3]],
    ['to the end', 1, null, [2, 3, 1]],
    ['beside itself it stays', 2, { id: 2, side: 'after' }, [1, 2, 3]],
  ])('moves a category: %s', (_name, category, place, order) => {
    expect(placeCategory(menu, category, place).map(group => group.category)).toEqual(order)
  })

  test('names a category twice: it stands once with all its products, and is told where it stands again', () => {
    const typed = typedGroups([...menu, { category: 1, products: [12, 13] }])
    expect(groupsOf(typed)).toEqual([{ category: 1, products: [10, 11, 12, 13] }, sweet, drinks])
    expect(namedTwice(typed)).toEqual([{ category: 1, index: 3 }])
    // What is told is what server and device refuse, at the same field; put together it is taken.
    const stored = (groups: Typed) => parse(menus.shape.shape.catalog, groups)
    expect(stored(typed)).toEqual({ ok: false, problems: [problem('twice', [3, 'category'])] })
    expect(stored(typedGroups(groupsOf(typed))).ok).toBe(true)
    expect(namedTwice(typedGroups(groupsOf(typed)))).toEqual([])
  })

  test('moves several products within a category together, in their order', () => {
    const [first] = placeProducts(menu, [10, 12], 1, { id: 11, side: 'after' }, 1)
    expect(first?.products).toEqual([11, 10, 12])
  })

  test('moves products into another category and out of their own', () => {
    expect(placeProducts(menu, [10, 11], 2, { id: 21, side: 'before' }, 1)).toEqual([
      { category: 1, products: [12] },
      { category: 2, products: [20, 10, 11, 21] },
      drinks,
    ])
  })

  test('adds a product of no category at the end, and one that is there already only moves', () => {
    expect(placeProducts(menu, [30], 2, null, null)[1]?.products).toEqual([20, 21, 30])
    expect(placeProducts(menu, [20], 2, null, null)[1]?.products).toEqual([21, 20])
  })

  test('takes products away from one category only', () => {
    const twice = [bread, { ...sweet, products: [10, 20] }]
    expect(removeProducts(twice, [10], 1)).toEqual([
      { category: 1, products: [11, 12] },
      { category: 2, products: [10, 20] },
    ])
  })

  test('steps up and down by keys, and not over the edge', () => {
    expect(stepped([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(stepped([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
  })

  test('comes back from the form as it went in', () => {
    expect(groupsOf(typedGroups(menu))).toEqual(menu)
  })

  test('loses and doubles no product, wherever some are put', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
    const place = fc.option(fc.record({ id: fc.integer({ min: 1, max: 9 }), side: fc.constantFrom('before', 'after') }))
    fc.assert(
      fc.property(ids, ids, ids, place, (one, other, some, at) => {
        const groups = [
          { category: 1, products: one },
          { category: 2, products: other },
        ]
        const next = placeProducts(groups, some, 2, at, 1)
        const wanted = new Set([...one, ...other, ...some])
        // Beside one of themselves nothing moves, and nothing is added either.
        if (!(at && some.includes(at.id))) expect(productsOn(next)).toEqual(wanted)
        for (const { products } of next) expect(new Set(products).size).toBe(products.length)
      }),
    )
  })
})
