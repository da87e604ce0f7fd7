import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { Shown, ShownProducts } from '../ProductGroup.tsx'
import { foldAhead } from './foldAhead.ts'
import { type SearchResult, searchWithKept } from './menuSearch.ts'

export { afterFrame } from '../../../device/page/afterFrame.ts'

/** So many rows a slow phone lays out within one frame. Out of sight rows are not laid out, and more of them can come at once. */
const IN_SIGHT = 8

/**
 * What is drawn next on the way from what is drawn now to what words and kept filter leave; null is the whole menu. What
 * goes is gone at once, what comes back comes from the top on, a few rows a frame, and the more the longer
 * the menu has grown: laid out together they would hold up the page. The same object once it is all there.
 */
export function unfold(
  drawn: SearchResult | null,
  groups: readonly MenuGroup[],
  term: string,
  kept: string | null,
): SearchResult | null {
  const aim = aimOf(groups, term, kept)
  if (drawn === null || drawn === aim) return aim
  let left = Math.max(IN_SIGHT, Math.floor(rowsOf(drawn) / 4))
  const ranked = aim?.ranked ?? groups
  const shown = new Map(
    ranked.map(group => {
      const next = partOf(group, drawn.groups, aim?.groups ?? null, left)
      left -= next.added
      return [group.category.id, next.shown]
    }),
  )
  if (left >= 0) return aim
  return { groups: shown, ranked, count: aim?.count ?? groups.length, filtered: aim?.filtered ?? 0 }
}

/** What of a group is drawn next; of what was not drawn `most` at most. `added` counts all that is still to come. */
function partOf({ category, entries }: MenuGroup, drawn: Shown, aim: Shown, most: number) {
  const before = drawn?.get(category.id)
  const after = aim?.get(category.id)
  const shown = new Map<number, string | null>()
  let added = 0
  for (const { product } of entries) {
    if (aim && !after?.has(product.id)) continue
    const isNew = !before?.has(product.id)
    if (isNew) added += 1
    if (!isNew || added <= most) shown.set(product.id, after?.get(product.id) ?? null)
  }
  return { shown: before && isSame(before, shown) ? before : shown, added }
}

/** A group that says the same is not drawn again. */
const isSame = (one: ShownProducts, other: ShownProducts): boolean =>
  one.size === other.size && [...one].every(([id, caution]) => other.has(id) && other.get(id) === caution)

const rowsOf = ({ groups }: SearchResult): number => [...groups.values()].reduce((sum, { size }) => sum + size, 0)

interface Asked {
  readonly groups: readonly MenuGroup[]
  readonly term: string
  readonly kept: string | null
  readonly found: SearchResult | null
}
let last: Asked | null = null

/** Searched once for the same question. */
function aimOf(groups: readonly MenuGroup[], term: string, kept: string | null): SearchResult | null {
  if (last?.groups !== groups || last.term !== term || last.kept !== kept) {
    const isAsked = term.trim() !== '' || kept !== null
    if (!isAsked) void foldAhead(groups)
    last = { groups, term, kept, found: isAsked ? searchWithKept(groups, term, kept) : null }
  }
  return last.found
}
