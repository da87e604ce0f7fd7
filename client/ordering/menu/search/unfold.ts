import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { Shown, ShownProducts } from '../ProductGroup.tsx'
import { foldAhead } from './foldAhead.ts'
import { type SearchResult, searchWithKept } from './menuSearch.ts'

export { afterFrame } from '../../../device/page/afterFrame.ts'

/** So many rows a slow phone lays out within one frame. Out of sight rows are not laid out, and more of them can come at once. */
const IN_SIGHT = 6
/** So many categories get their rows into another order within one frame. */
const IN_TURN = 2

/**
 * What is drawn next on the way from what is drawn now to what words and kept filter leave; null is the whole menu. What
 * goes is gone at once, what comes back comes from the top on, a few rows a frame, and the more the longer the menu has
 * grown; rows change their places some categories a frame: laid out together they would hold up the page. The same
 * object once it is all there.
 */
export function unfold(
  drawn: SearchResult | null,
  groups: readonly MenuGroup[],
  term: string,
  kept: string | null,
): SearchResult | null {
  const isSameMenu = last?.groups === groups
  const aim = aimOf(groups, term, kept)
  if (drawn === aim) return aim
  const after = aim?.ranked ?? groups
  const before = drawn === null ? groups : isSameMenu ? drawn.ranked : after
  const { ranked, waiting } = inTurn(before, after)
  if (drawn === null) return aim === null || waiting === 0 ? aim : { ...aim, ranked }
  let left = Math.max(IN_SIGHT, Math.floor(rowsOf(drawn) / 4))
  const shown = new Map(
    ranked.map(group => {
      const next = partOf(group, drawn.groups, aim?.groups ?? null, left)
      left -= next.added
      return [group.category.id, next.shown]
    }),
  )
  if (left >= 0 && waiting === 0) return aim
  return { groups: shown, ranked, count: aim?.count ?? groups.length, filtered: aim?.filtered ?? 0 }
}

/** The categories in their new order, the first of those whose rows change places with theirs; how many still wait for it. */
function inTurn(before: readonly MenuGroup[], after: readonly MenuGroup[]) {
  const old = new Map(before.map(group => [group.category.id, group]))
  let turned = 0
  const ranked = after.map(group => {
    const was = old.get(group.category.id) ?? group
    if (was !== group) turned += 1
    return turned > IN_TURN ? was : group
  })
  return { ranked, waiting: Math.max(0, turned - IN_TURN) }
}

/** What of a group is drawn next; of what was not drawn `most` at most. `added` counts all that is still to come. */
function partOf({ category, entries }: MenuGroup, drawn: Shown, aim: Shown, most: number) {
  const before = drawn?.get(category.id)
  const after = aim?.get(category.id)
  const shown = new Map<number, string | undefined>()
  let added = 0
  for (const { product } of entries) {
    if (aim && !after?.has(product.id)) continue
    const isNew = !before?.has(product.id)
    if (isNew) added += 1
    if (!isNew || added <= most) shown.set(product.id, after?.get(product.id))
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
    const found = isAsked ? searchWithKept(groups, term, kept) : null
    last = { groups, term, kept, found: found && sameAs(last?.found ?? null, found) }
  }
  return last.found
}

/** What was found with the categories of before where they say the same: they are not drawn again. */
function sameAs(before: SearchResult | null, found: SearchResult): SearchResult {
  const old = new Map(before?.ranked.map(group => [group.category.id, group]))
  const ranked = found.ranked.map(group => {
    const was = old.get(group.category.id)
    return was && isInOrder(was, group) ? was : group
  })
  const groups = [...found.groups].map(([id, shown]): [number, ShownProducts] => {
    const was = before?.groups.get(id)
    return [id, was && isSame(was, shown) ? was : shown]
  })
  return { ...found, ranked, groups: new Map(groups) }
}

/** The very entries in the same order: another menu has others. */
const isInOrder = (one: MenuGroup, other: MenuGroup): boolean =>
  one.category === other.category &&
  one.visibility === other.visibility &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, index) => entry === other.entries[index])
