import type { FieldOf } from '../../form/formModel.ts'
import { blankTyped, listOf, newEntryKey, pieceOf, type Typed, type TypedPiece } from '../../form/formValues.ts'
import type { Entry, Line } from './tree.ts'

/** A point of a menu as a form holds it. */
export interface Item extends Entry<Item> {
  /** What was entered for it, without what stands below it. */
  readonly value: TypedPiece
}

export const itemsOf = (typed: Typed): readonly Item[] =>
  listOf(typed).map(each => {
    const { key, children, ...value } = pieceOf(each)
    return { key: String(key), children: itemsOf(children), value }
  })

export const typedItems = (items: readonly Item[]): readonly Typed[] =>
  items.map(({ key, children, value }) => ({ ...value, key, children: typedItems(children) }))

/** A point without a name or target. */
export function newItem(field: FieldOf<'list'>): Item {
  const { key: _key, children: _children, ...value } = pieceOf(blankTyped(field.item, { first: true }))
  return { key: newEntryKey(), children: [], value: { ...value, type: 'site', target: null, isEnabled: true } }
}

/** The places of a form's problems: 'items.0.children.2' for each point. */
export function pathsOf(path: string, lines: readonly Line<Item>[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const { entry, place } of lines) {
    const above = place.parent === null ? path : `${paths.get(place.parent)}.children`
    paths.set(entry.key, `${above}.${place.index}`)
  }
  return paths
}

/** Whether a point of the type leads somewhere that has to be chosen. */
export const asksTarget = (type: Typed): boolean => type === 'site' || type === 'branch' || type === 'link'
