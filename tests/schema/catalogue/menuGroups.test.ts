import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibilityOf } from '../../../schema/catalogue/availability.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import { activeMenu, menuGroups } from '../../../schema/catalogue/menuGroups.ts'
import { productsOf, visibilityOnMenu } from '../../../schema/catalogue/menuPlaces.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { categoryOf, menuOf, productOf } from '../../support/business.ts'
import { open } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const runs = { numRuns: 1000 }
const at = (instant: string) => Date.parse(instant)
const noon = at('2026-11-20T12:00:00+01:00')
const breakfast = { schedule: [open('daily', '07:00–11:00')] }
const isVisibleWhenUnavailable = true

describe('The active menu of a branch', () => {
  const winter = menuOf({ id: 1, name: 'Winter', availableFrom: '2026-11-01T00:00:00+01:00', branches: [1, 2] })
  const advent = menuOf({ id: 2, name: 'Advent', availableFrom: '2026-11-29T00:00:00+01:00', branches: [1] })
  const draft = menuOf({
    id: 3,
    name: 'Entwurf',
    availableFrom: '2026-11-15T00:00:00+01:00',
    branches: [1],
    isPublic: false,
  })
  const menus = [advent, draft, winter]

  it.each<[string, number, string, string | null]>([
    ['is the latest that has begun', 1, '2026-11-20T12:00:00+01:00', 'Winter'],
    ['changes at the instant the next one begins', 1, '2026-11-29T00:00:00+01:00', 'Advent'],
    ['has not changed a millisecond before', 1, '2026-11-28T23:59:59.999+01:00', 'Winter'],
    ['is none before the first one begins', 1, '2026-10-31T12:00:00+01:00', null],
    ['is its own: another branch keeps the old one', 2, '2026-12-01T12:00:00+01:00', 'Winter'],
    ['is none where no menu names the branch', 3, '2026-12-01T12:00:00+01:00', null],
  ])('%s', (_, branch, instant, name) => {
    expect(activeMenu(menus, branch, at(instant))?.name ?? null).toBe(name)
  })

  it('compares instants, whatever zone they are written in', () => {
    const early = menuOf({ id: 4, name: 'früher', availableFrom: '2026-11-20T00:30:00+02:00' })
    const late = menuOf({ id: 5, name: 'später', availableFrom: '2026-11-19T23:00:00Z' })
    expect(activeMenu([early, late], 1, noon)?.name).toBe('später')
  })

  it('is the younger of two that begin at once, in whatever order they come', () => {
    const [older, younger] = [menuOf({ id: 6 }), menuOf({ id: 7 })]
    expect(activeMenu([older, younger], 1, noon)).toBe(younger)
    expect(activeMenu([younger, older], 1, noon)).toBe(younger)
  })

  it('is public, of the branch and begun, and no other such menu began later; in whatever order they come', () => {
    const menu = fc.record({
      availableFrom: fc.integer({ min: -5, max: 5 }).map(hours => new Date(noon + hours * 3_600_000).toISOString()),
      branches: fc.subarray([1, 2]),
      isPublic: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(menu, { maxLength: 8 }), drawn => {
        const all = drawn.map((fields, index) => menuOf({ ...fields, id: index + 1 }))
        const candidates = all.filter(
          ({ isPublic, branches, availableFrom }) => isPublic && branches.includes(1) && at(availableFrom) <= noon,
        )
        const active = activeMenu(all, 1, noon)
        expect(active).toBe(activeMenu(all.toReversed(), 1, noon))
        if (active) expect(candidates).toContain(active)
        else expect(candidates).toEqual([])
        for (const other of candidates)
          expect(at(other.availableFrom)).toBeLessThanOrEqual(at(active?.availableFrom ?? ''))
      }),
      runs,
    )
  })
})

describe('The groups of a menu', () => {
  const products = [
    productOf({ id: 1, name: 'Semmel' }),
    productOf({ id: 2, name: 'Kaffee', isEnabled: false, isVisibleWhenUnavailable }),
    productOf({ id: 3, name: 'Frühstück', ...breakfast }),
    productOf({ id: 4, name: 'Entwurf', isPublic: false }),
    productOf({ id: 5, name: 'Torte' }),
  ]
  const categories = [
    categoryOf({ id: 1, name: 'Gebäck' }),
    categoryOf({ id: 2, name: 'Morgens', ...breakfast, isVisibleWhenUnavailable }),
    categoryOf({ id: 3, name: 'Versteckt', isEnabled: false }),
  ]
  const catalogue = catalogueOf(categories, products)
  const shown = (catalog: Menu['catalog'], instant = noon) =>
    // Menus that were stored before may name a category twice: what stands there is shown as it is.
    menuGroups({ ...menuOf(), catalog }, catalogue, instant, vienna).map(
      ({ category, visibility, entries }) =>
        `${category.name} ${visibility}: ${entries.map(({ product, visibility }) => `${product.name} ${visibility}`).join(', ')}`,
    )

  it.each<[string, Menu['catalog'], string[]]>([
    [
      'keep the order of the menu',
      [{ category: 1, products: [5, 1] }],
      ['Gebäck available: Torte available, Semmel available'],
    ],
    [
      'show what is unavailable only if it is to stay visible',
      [{ category: 1, products: [1, 2, 3] }],
      ['Gebäck available: Semmel available, Kaffee unavailable'],
    ],
    [
      'show nothing available in a category that is not',
      [{ category: 2, products: [1, 2] }],
      ['Morgens unavailable: Semmel unavailable, Kaffee unavailable'],
    ],
    [
      'leave out a hidden category with all its products',
      [
        { category: 3, products: [1] },
        { category: 1, products: [5] },
      ],
      ['Gebäck available: Torte available'],
    ],
    ['leave out drafts', [{ category: 1, products: [4, 1] }], ['Gebäck available: Semmel available']],
    ['leave out a group without products', [{ category: 1, products: [] }], []],
    ['leave out a group whose products are all hidden', [{ category: 1, products: [3, 4] }], []],
    [
      'skip a product that does not exist',
      [{ category: 1, products: [99, 1] }],
      ['Gebäck available: Semmel available'],
    ],
    ['skip a category that does not exist', [{ category: 99, products: [1] }], []],
    [
      'are one group per category',
      [
        { category: 1, products: [1] },
        { category: 1, products: [5, 1] },
      ],
      ['Gebäck available: Semmel available, Torte available'],
    ],
    ['are none on an empty menu', [], []],
  ])('%s', (_, catalog, groups) => {
    expect(shown(catalog)).toEqual(groups)
  })

  it('change with the clock', () => {
    const catalog = [{ category: 2, products: [1, 3] }]
    expect(shown(catalog, at('2026-11-20T08:00:00+01:00'))).toEqual([
      'Morgens available: Semmel available, Frühstück available',
    ])
    expect(shown(catalog)).toEqual(['Morgens unavailable: Semmel unavailable'])
  })

  it('hold every product the menu shows, nothing hidden, nothing twice, and agree with the single product', () => {
    fc.assert(
      fc.property(drawnMenus, ({ menu, catalogue }) => {
        const groups = menuGroups(menu, catalogue, noon, vienna)
        const names = groups.map(({ category }) => category.id)
        expect(new Set(names).size).toBe(names.length)
        for (const { category, visibility, entries } of groups) {
          expect(visibility).toBe(visibilityOf(category, noon, vienna))
          expect(entries.length).toBeGreaterThan(0)
          expect(new Set(entries.map(({ product }) => product.id)).size).toBe(entries.length)
        }
        for (const id of [...productsOf(menu), 77]) {
          const places = groups.flatMap(({ entries }) => entries.filter(({ product }) => product.id === id))
          const best = places.some(({ visibility }) => visibility === 'available')
            ? 'available'
            : places.length > 0
              ? 'unavailable'
              : 'hidden'
          expect(visibilityOnMenu(menu, catalogue, id, noon, vienna)).toBe(best)
        }
        expect(productsOf(menu)).toEqual(new Set(menu.catalog.flatMap(({ products }) => products)))
      }),
      runs,
    )
  })

  it('look each product and each category up once, however large the menu is', () => {
    const catalog = Array.from({ length: 40 }, (_, group) => ({
      category: group + 1,
      products: Array.from({ length: 250 }, (_, index) => group * 250 + index + 1),
    }))
    const asked = { products: 0, categories: 0 }
    const [product, category] = [productOf(), categoryOf()]
    const counting = {
      product: (id: number) => {
        asked.products++
        return { ...product, id }
      },
      category: (id: number) => {
        asked.categories++
        return { ...category, id }
      },
    }
    const groups = menuGroups(menuOf({ catalog }), counting, noon, vienna)
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(10_000)
    expect(asked).toEqual({ products: 10_000, categories: 40 })
  })
})

function catalogueOf(categories: readonly Category[], products: readonly Product[]) {
  const [byCategory, byProduct] = [new Map(categories.map(c => [c.id, c])), new Map(products.map(p => [p.id, p]))]
  return { category: (id: number) => byCategory.get(id), product: (id: number) => byProduct.get(id) }
}

const offers = fc.record({
  isEnabled: fc.boolean(),
  isVisibleWhenUnavailable: fc.boolean(),
  schedule: fc.constantFrom(null, [], breakfast.schedule, [open('daily', '11:00–14:00')]),
})
const [category, product, blankMenu] = [categoryOf(), productOf(), menuOf()]

/** Up to four categories and eight products, some of them missing, on a menu that names what it likes. */
const drawnMenus = fc
  .record({
    categories: fc.array(offers, { maxLength: 4 }),
    products: fc.array(fc.tuple(offers, fc.boolean()), { maxLength: 8 }),
    catalog: fc.array(
      fc.record({
        category: fc.integer({ min: 1, max: 5 }),
        products: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ categories, products, catalog }) => ({
    menu: { ...blankMenu, catalog },
    catalogue: catalogueOf(
      categories.map((fields, index) => ({ ...category, ...fields, id: index + 1 })),
      products.map(([fields, isPublic], index) => ({ ...product, ...fields, isPublic, id: index + 1 })),
    ),
  }))
