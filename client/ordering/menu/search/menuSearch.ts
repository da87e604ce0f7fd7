import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { ShownProducts } from '../ProductGroup.tsx'
import { type FoodFilter, fitOf, inOptions, isEmpty, readFilter } from './foodFilter.ts'
import { matcher, NOT_FOUND, wordsOf } from './ranking.ts'
import { texts } from './texts.ts'

export interface SearchResult {
  /** By category id; what is in none of them is not shown. */
  readonly groups: ReadonlyMap<number, ShownProducts>
  /** All groups with all entries, what fits best first. */
  readonly ranked: readonly MenuGroup[]
  /** Different products that are shown. */
  readonly count: number
  /** Different products that only the food filter leaves out. */
  readonly filtered: number
}

/**
 * What of a menu fits the words and the food filter, what fits best first. Every word has to occur in name, category, diet or
 * description of a product; capitals, accents and the spelling of umlauts and ß do not matter, nor one wrong letter in a word
 * that nothing on the menu has.
 */
export function searchProducts(groups: readonly MenuGroup[], term: string, filter: FoodFilter): SearchResult {
  const match = matcher(groups, term)
  const shown = new Map<number, ShownProducts>()
  const counted = new Set<number>()
  const left = new Set<number>()
  // One letter begins too many words to say which fit best, and the next one is on its way.
  const isRanked = wordsOf(term).some(({ plain }) => plain.length > 1)
  const ranked = groups.map(group => {
    const { category, entries } = group
    const own = new Map<number, string | undefined>()
    const scores = new Map<number, number>()
    for (const { product } of entries) {
      const score = match(product, category)
      if (score === NOT_FOUND) continue
      const fit = isEmpty(filter) ? 'fits' : fitOf(product, filter)
      if (fit === 'unfit') left.add(product.id)
      else {
        const { allergens, diets } = inOptions(product, filter)
        own.set(product.id, fit === 'options' ? texts.mind(allergens, diets) : undefined)
        scores.set(product.id, score)
      }
    }
    for (const id of own.keys()) counted.add(id)
    shown.set(category.id, own.size === 0 ? none : own)
    return { group: isRanked ? sorted(group, scores) : group, best: Math.min(NOT_FOUND, ...scores.values()) }
  })
  return {
    groups: shown,
    ranked: isRanked ? ranked.toSorted((one, other) => after(one.best, other.best)).map(({ group }) => group) : groups,
    count: counted.size,
    filtered: left.size,
  }
}

/** Nothing of a group: always the same, so that it is not drawn again with every letter. */
const none: ShownProducts = new Map()

/**
 * The group with the best of what was found first, and the rest in its place: nobody sees it, and moving it would cost as much
 * as moving what is seen. The same group where it is in that order.
 */
function sorted(group: MenuGroup, scores: ReadonlyMap<number, number>): MenuGroup {
  const scoreOf = ({ product }: MenuGroup['entries'][number]) => scores.get(product.id) ?? NOT_FOUND
  const found = group.entries.filter(({ product }) => scores.has(product.id))
  const best = found.toSorted((one, other) => after(scoreOf(one), scoreOf(other)))
  if (best.every((entry, index) => entry === found[index])) return group
  const next = best.values()
  const entries = group.entries.map(entry => (scores.has(entry.product.id) ? (next.next().value ?? entry) : entry))
  return { ...group, entries }
}

/** The lower score first; equal ones, and those that were not found, stay in the menu's order. */
const after = (one: number, other: number): number => (one === other ? 0 : one - other)

/** The same with the filter as the device keeps it. */
export const searchWithKept = (groups: readonly MenuGroup[], term: string, kept: string | null): SearchResult =>
  searchProducts(groups, term, readFilter(kept))
