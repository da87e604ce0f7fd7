import { listOf, pieceOf, type Typed } from '../../form/formValues.ts'
import { moved } from '../../list/lists.ts'

/** A category on a menu with its products in the order of the card; ids. */
export interface Group {
  readonly category: number
  readonly products: readonly number[]
}

/** Where something is dropped: beside the entry with this id; null is the end. */
export interface Place {
  readonly id: number
  readonly side: 'before' | 'after'
}

/**
 * The catalogue as a form holds it; entries without a category are left out. What is named twice, a category or a product in
 * it, stands once, as guests see it.
 */
export function groupsOf(typed: Typed): readonly Group[] {
  const groups = new Map<number, Set<number>>()
  for (const entry of listOf(typed)) {
    const { category, products } = pieceOf(entry)
    if (typeof category !== 'number') continue
    const named = listOf(products).filter(id => typeof id === 'number')
    groups.set(category, new Set([...(groups.get(category) ?? []), ...named]))
  }
  return [...groups].map(([category, products]) => ({ category, products: [...products] }))
}

/** The categories that are named more than once, and where in the list again: as long as there are any nothing can be saved. */
export function namedTwice(typed: Typed): readonly { readonly category: number; readonly index: number }[] {
  const seen = new Set<unknown>()
  return listOf(typed).flatMap((entry, index) => {
    const { category } = pieceOf(entry)
    const isAgain = seen.has(category)
    seen.add(category)
    return isAgain && typeof category === 'number' ? [{ category, index }] : []
  })
}

/** As the form holds it. */
export const typedGroups = (groups: readonly Group[]): Typed =>
  groups.map(({ category, products }) => ({ category, products }))

/** The category beside another one. */
export function placeCategory(groups: readonly Group[], category: number, place: Place | null): readonly Group[] {
  const ids = placed(
    groups.map(group => group.category),
    [category],
    place,
  )
  return ids.map(id => groups.find(group => group.category === id) ?? { category: id, products: [] })
}

/** Products into a category at a place: from anywhere on the menu if `from` names their category, else added. */
export function placeProducts(
  groups: readonly Group[],
  products: readonly number[],
  into: number,
  place: Place | null,
  from: number | null,
): readonly Group[] {
  return groups.map(group => {
    if (group.category === into) return { ...group, products: placed(group.products, products, place) }
    if (group.category !== from) return group
    return { ...group, products: group.products.filter(id => !products.includes(id)) }
  })
}

export function removeProducts(groups: readonly Group[], products: readonly number[], from: number): readonly Group[] {
  return groups.map(group =>
    group.category === from ? { ...group, products: group.products.filter(id => !products.includes(id)) } : group,
  )
}

/** Every product that stands somewhere on the menu. */
export const productsOn = (groups: readonly Group[]): ReadonlySet<number> =>
  new Set(groups.flatMap(({ products }) => products))

/** The ids with some of them together at a place, in the order in which they are given; new ones are added there. */
function placed(ids: readonly number[], some: readonly number[], place: Place | null): readonly number[] {
  // Beside itself it stays where it is.
  if (place && some.includes(place.id)) return ids
  const others = ids.filter(id => !some.includes(id))
  const target = place ? others.indexOf(place.id) : -1
  const at = target < 0 ? others.length : target + (place?.side === 'after' ? 1 : 0)
  return others.toSpliced(at, 0, ...some)
}

/** One step up (-1) or down (1) among the ids. */
export const stepped = (ids: readonly number[], id: number, by: -1 | 1): readonly number[] =>
  moved(ids, ids.indexOf(id), by)
