import type { Branch } from '../business/branch.ts'
import { sells } from '../catalogue/availability.ts'
import type { MenuGroup } from '../catalogue/menuGroups.ts'
import { asksFirst } from '../catalogue/preselected.ts'
import type { Product } from '../catalogue/product.ts'
import type { Favourites } from './favourites.ts'

/** More would be pushing. */
export const MOST_SUGGESTED = 2

/**
 * What guests of the branch take with what is in the cart (ids of products), what goes with most of it first, two at most.
 * Only what its menu offers now, is sold here and can be taken along with one tap; never what is in the cart already. Empty
 * where nothing is known and where the branch wants no suggestions.
 */
export function goesWith(
  cart: readonly number[],
  branch: Branch,
  told: readonly Favourites[],
  groups: readonly MenuGroup[],
): Product[] {
  const taken = new Set(cart)
  const weights = new Map<number, number>()
  for (const { product, with: others } of pairsOf(branch, told)) {
    if (!taken.has(product)) continue
    for (const [place, other] of others.entries()) weights.set(other, (weights.get(other) ?? 0) + 1 / (place + 1))
  }
  const weightOf = ({ id }: Product) => weights.get(id) ?? 0
  return offeredIn(groups)
    .filter(product => weightOf(product) > 0 && !taken.has(product.id) && sells(branch, product) && !asksFirst(product))
    .toSorted((one, other) => weightOf(other) - weightOf(one) || one.id - other.id)
    .slice(0, MOST_SUGGESTED)
}

const pairsOf = ({ id, isSuggestingOff }: Branch, told: readonly Favourites[]): Favourites['pairs'] =>
  isSuggestingOff ? [] : (told.find(({ branch }) => branch === id)?.pairs ?? [])

/** What can be had now, each once, in the order of the menu. */
const offeredIn = (groups: readonly MenuGroup[]): Product[] => {
  const available = groups.flatMap(({ entries }) => entries.filter(({ visibility }) => visibility === 'available'))
  return [...new Map(available.map(({ product }) => [product.id, product])).values()]
}
