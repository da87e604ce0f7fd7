import { sameValue } from '../../../../schema/base/sameValue.ts'
import { pieceOf, type Typed } from '../formValues.ts'

/** The entries of a list with an identity each: it stays while the entry is typed into, moved or changed by somebody else. */
interface KnownEntries {
  readonly entries: readonly Typed[]
  readonly ids: readonly number[]
  /** The identity of the next entry that nobody knows yet. */
  readonly next: number
}

export const noneKnown: KnownEntries = { entries: [], ids: [], next: 0 }

/**
 * Whose identity each entry of the list has now: that of the very same entry, else of the one with the same `key`, else,
 * because somebody types into the key itself, of the one in its place.
 */
export function known(before: KnownEntries, entries: readonly Typed[], key: string | null): KnownEntries {
  const free = new Set(before.ids.keys())
  const found = new Map<number, number>()
  const match = (isSame: (entry: Typed, index: number, former: number) => boolean) => {
    for (const [index, entry] of entries.entries()) {
      if (found.has(index)) continue
      const former = [...free].find(each => isSame(entry, index, each))
      if (former === undefined) continue
      free.delete(former)
      found.set(index, former)
    }
  }
  match((entry, _, former) => Object.is(entry, before.entries[former]))
  if (key !== null)
    match((entry, _, former) => sameValue(pieceOf(entry)[key] ?? null, pieceOf(before.entries[former])[key] ?? null))
  match((_, index, former) => index === former)
  let { next } = before
  const ids = entries.map((_, index) => before.ids[found.get(index) ?? -1] ?? next++)
  return { entries, ids, next }
}
