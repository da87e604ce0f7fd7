import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noFilter } from '../../../../../client/ordering/menu/search/foodFilter.ts'
import { searchProducts, searchWithKept } from '../../../../../client/ordering/menu/search/menuSearch.ts'
import type { MenuGroup } from '../../../../../schema/catalogue/menuGroups.ts'
import { categoryOf, optionOf, partOf, productOf } from '../../../../support/business.ts'

const group = (id: number, name: string, ...products: ReturnType<typeof productOf>[]): MenuGroup => ({
  category: categoryOf({ id, name }),
  visibility: 'available',
  entries: products.map(product => ({ product, visibility: 'available' })),
})
const cheese = productOf({
  id: 1,
  name: 'Bergkäseweckerl',
  description: 'Mit Feigensenf.',
  allergens: ['milk', 'gluten'],
})
const roll = productOf({ id: 2, name: 'Große Semmel', description: 'Resch.', allergens: ['gluten'], diets: ['vegan'] })
const coffee = productOf({
  id: 3,
  name: 'Café Crème',
  description: '',
  type: 'configurable',
  config: { parts: [partOf({ optional: true, options: [{ ...optionOf('Schlagobers'), allergens: ['milk'] }] })] },
})
const menu = [group(1, 'Weckerl & Jause', cheese), group(2, 'Gebäck', roll), group(3, 'Heiße Getränke', coffee)]
const found = (term: string) =>
  [...searchProducts(menu, term, noFilter).groups.values()].flatMap(products => [...products.keys()])

describe('Product search', () => {
  it.each([
    ['the name', 'semmel', [2]],
    ['a part of the name', 'käse', [1]],
    ['the description', 'feigensenf', [1]],
    ['the category', 'getränke', [3]],
    ['a diet', 'vegan', [2]],
    ['nothing that is not there', 'pizza', []],
  ])('finds by %s', (_by, term, ids) => {
    expect(found(term)).toEqual(ids)
  })

  it.each([
    ['kase', [1]],
    ['kaese', [1]],
    ['KÄSE', [1]],
    ['ka\u0308se', [1]],
    ['grosse', [2]],
    ['GROẞE', [2]],
    ['cafe creme', [3]],
    ['heisse', [3]],
  ])('does not mind how umlauts, ß and accents are written: %s', (term, ids) => {
    expect(found(term)).toEqual(ids)
  })

  it('asks for all words, wherever they stand', () => {
    expect(found('weckerl feigensenf')).toEqual([1])
    expect(found('feigensenf, jause')).toEqual([1])
    expect(found('weckerl semmel')).toEqual([])
  })

  it('shows everything for a term of blanks', () => {
    expect(found('  ,  ')).toEqual([1, 2, 3])
  })

  it('counts a product that stands in two categories once', () => {
    expect(searchProducts([...menu, group(4, 'Beliebt', roll)], 'semmel', noFilter).count).toBe(1)
  })

  it('finds no more with more words, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const fewer = new Set(found(one))
        expect(found(`${one} ${other}`).every(id => fewer.has(id))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('What is found comes in the order of how well it fits', () => {
  const names = ['Weißbrot', 'Eiskaffee', 'Apfeleis', 'Sorbet', 'Vanille-Eis', 'Preiselbeeren']
  const descriptions: Readonly<Record<string, string>> = { Weißbrot: 'Der Preis ist heiß.', Sorbet: 'Auf Eis.' }
  const made = names.map((name, index) => productOf({ id: 10 + index, name, description: descriptions[name] ?? '' }))
  const cold = productOf({ id: 20, name: 'Becher', description: '' })
  const shelf = [group(1, 'Allerlei', ...made), group(2, 'Eis', cold), group(3, 'Brot', roll)]
  const order = (term: string) => {
    const { groups, ranked } = searchProducts(shelf, term, noFilter)
    return ranked.flatMap(({ category, entries }) =>
      entries.filter(({ product }) => groups.get(category.id)?.has(product.id)).map(({ product }) => product.name),
    )
  }

  it('whole words of the name, beginnings, ends, then the category and the description; not what merely has the letters', () => {
    expect(order('eis')).toEqual(['Vanille-Eis', 'Eiskaffee', 'Apfeleis', 'Sorbet', 'Becher'])
    expect(order('brot')).toEqual(['Weißbrot', 'Große Semmel'])
  })

  it('without anything typed it is the menu’s own order', () => {
    expect(searchProducts(shelf, ' ', noFilter).ranked).toBe(shelf)
  })

  it('one letter alone leaves the menu’s own order', () => {
    expect(searchProducts(shelf, 'e', noFilter).ranked).toBe(shelf)
    expect(searchProducts(shelf, 'ei', noFilter).ranked).not.toBe(shelf)
  })

  it('what is not found stays in its place: only what is seen moves', () => {
    const [first] = searchProducts(shelf, 'eis', noFilter).ranked
    expect(first?.entries.map(({ product }) => product.name)).toEqual([
      'Weißbrot',
      'Vanille-Eis',
      'Eiskaffee',
      'Apfeleis',
      'Sorbet',
      'Preiselbeeren',
    ])
    expect(searchProducts(shelf, 'sorbet', noFilter).ranked[0]).toBe(shelf[0])
  })

  it('keeps every entry of every group, so that nothing has to be built anew', () => {
    const { ranked } = searchProducts(shelf, 'eis', noFilter)
    expect(
      ranked
        .flatMap(({ entries }) => entries)
        .map(({ product }) => product.id)
        .toSorted((one, other) => one - other),
    ).toEqual(
      shelf
        .flatMap(({ entries }) => entries)
        .map(({ product }) => product.id)
        .toSorted((one, other) => one - other),
    )
  })

  it.each([
    ['Semel', ['Große Semmel']],
    ['semmle', ['Große Semmel']],
    ['eiskafee', ['Eiskaffee']],
    ['vanile eis', ['Vanille-Eis']],
    ['Weisbrot', ['Weißbrot']],
    ['preiselbeern', ['Preiselbeeren']],
    // Three letters are too few for a slip.
    ['ies', []],
    ['Semml Vanille', []],
  ])('one slip of a letter is forgiven: %j', (term, found) => {
    expect(order(term)).toEqual(found)
  })
})

describe('The food filter on the menu', () => {
  it('leaves out what contains an allergen and says how much that is', () => {
    const { groups, count, filtered } = searchWithKept(menu, '', JSON.stringify({ without: ['gluten'], diets: [] }))
    expect([...groups.values()].flatMap(products => [...products.keys()])).toEqual([3])
    expect([count, filtered]).toEqual([1, 2])
  })

  it('warns of what can be chosen with a product', () => {
    const { groups } = searchWithKept(menu, '', JSON.stringify({ without: ['milk'], diets: [] }))
    expect(groups.get(3)?.get(3)).toBe('Bei der Auswahl beachten: manches enthält Milch und Laktose.')
    // With nothing to mind its row is drawn as in the whole menu, and so not again with the first letter.
    expect([groups.get(2)?.has(2), groups.get(2)?.get(2)]).toEqual([true, undefined])
  })

  it('counts as left out only what the search would have found', () => {
    expect(searchWithKept(menu, 'semmel', JSON.stringify({ without: ['gluten'] })).filtered).toBe(1)
  })
})
