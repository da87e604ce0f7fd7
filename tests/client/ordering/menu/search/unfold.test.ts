import { expect, test } from 'vitest'
import type { SearchResult } from '../../../../../client/ordering/menu/search/menuSearch.ts'
import { unfold } from '../../../../../client/ordering/menu/search/unfold.ts'
import type { MenuGroup } from '../../../../../schema/catalogue/menuGroups.ts'
import { categoryOf, productOf } from '../../../../support/business.ts'

/** Twenty categories of fifteen, every third product a strudel. */
const menu = Array.from({ length: 20 }, (_, index): MenuGroup => {
  const products = Array.from({ length: 15 }, (_, own) =>
    own % 3 === 0
      ? productOf({ id: index * 15 + own, name: `Strudel ${own}`, description: 'Aus dem Ofen' })
      : productOf({ id: index * 15 + own, name: `Semmel ${own}`, description: 'Ofenfrisch' }),
  )
  return {
    category: categoryOf({ id: index, name: `Kategorie ${index}` }),
    visibility: 'available',
    entries: products.map(product => ({ product, visibility: 'available' })),
  }
})
const idsOf = (result: SearchResult | null): number[] =>
  menu.flatMap(({ category, entries }) => {
    const shown = result?.groups.get(category.id)
    return entries.map(({ product }) => product.id).filter(id => result === null || shown?.has(id))
  })

/** What is drawn one after the other on the way to `term`, until it is all there. */
function frames(from: SearchResult | null, term: string, kept: string | null = null): (SearchResult | null)[] {
  const drawn: (SearchResult | null)[] = [from]
  for (;;) {
    const before = drawn.at(-1) ?? null
    const next = unfold(before, menu, term, kept)
    if (next === before) return drawn.slice(1)
    drawn.push(next)
  }
}

/** What is drawn in the end. */
const drawnFor = (term: string): SearchResult | null => frames(null, term).at(-1) ?? null

/** Whether what has the whole word stands above what only begins with it. */
const isFirstStrudel = ({ entries }: MenuGroup): boolean =>
  entries.slice(0, 5).every(({ product }) => product.name.startsWith('Strudel'))

test('The whole menu comes back from the top on, a few rows a frame and all of it in the end', () => {
  const strudel = drawnFor('strudel')
  const drawn = frames(strudel, '')
  expect(drawn.at(-1)).toBeNull()
  let before = idsOf(strudel)
  for (const ids of drawn.map(idsOf)) {
    const added = ids.filter(id => !before.includes(id))
    expect(before.filter(id => !ids.includes(id))).toEqual([])
    expect(added.length).toBeLessThanOrEqual(Math.max(6, before.length / 4))
    // Nothing comes before what stands above it.
    expect(idsOf(null).filter(id => !ids.includes(id) && id < Math.max(...added))).toEqual([])
    before = ids
  }
  expect(idsOf(frames(drawnFor('gibt es nicht'), '')[0] ?? null)).toHaveLength(6)
})

test('What a search leaves out goes at once', () => {
  expect(idsOf(frames(null, 'strudel')[0] ?? null)).toHaveLength(100)
  expect(idsOf(frames(drawnFor('strudel'), 'strudel 3')[0] ?? null)).toHaveLength(24)
})

test('Rows change places in two categories a frame, from the top on, and in all of them in the end', () => {
  const orders = frames(null, 'ofen').map(drawn => drawn?.ranked.map(isFirstStrudel) ?? [])
  expect(orders).toHaveLength(10)
  for (const [frame, order] of orders.entries()) expect(order.indexOf(false)).toBe(frame === 9 ? -1 : 2 * (frame + 1))
})

test('One letter more, and what it does not change is not drawn again', () => {
  const before = drawnFor('strude')
  const after = unfold(before, menu, 'strudel', null)
  expect(after?.ranked.every((group, index) => group === before?.ranked[index])).toBe(true)
  expect(menu.every(({ category: { id } }) => after?.groups.get(id) === before?.groups.get(id))).toBe(true)
})

test('Between two searches nothing is drawn that neither of them leaves', () => {
  const drawn = frames(drawnFor('strudel'), 'semmel')
  expect(drawn.length).toBeGreaterThan(3)
  for (const [frame, result] of drawn.entries()) {
    expect(idsOf(result).filter(id => (id % 15) % 3 === 0)).toEqual([])
    expect(result?.count).toBe(200)
    // A category of which nothing comes is not drawn again.
    if (frame > 0 && result !== drawn.at(-1)) expect(result?.groups.get(19)).toBe(drawn[frame - 1]?.groups.get(19))
  }
})
