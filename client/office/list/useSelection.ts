import { useState } from 'react'
import type { ListQuery } from '../../data/office/rows.ts'
import { useOffice } from '../shell/scope.tsx'

/** Which rows of a list are chosen to do something with. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  /** Chooses a row or lets go of it; a range goes from the row before to this one. */
  readonly toggle: (id: number, index: number, isRange: boolean) => void
  /** Everything that is found; nothing, where it is chosen already. */
  readonly all: () => void
  readonly clear: () => void
}

/** The selection lives as long as its list: what is chosen stays chosen while the search goes on. */
export function useSelection(type: string, query: Omit<ListQuery, 'limit'>): Selection {
  const { office } = useOffice()
  const [ids, setIds] = useState<ReadonlySet<number>>(none)
  const [anchor, setAnchor] = useState<number | null>(null)
  const idsAt = (offset: number, limit: number) =>
    office
      .list(type, { ...query, offset, limit })
      .get()
      ?.rows.map(({ id }) => id) ?? []
  return {
    ids,
    toggle(id, index, isRange) {
      setAnchor(index)
      if (isRange && anchor !== null) {
        const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
        return setIds(new Set([...ids, ...idsAt(from, to - from + 1)]))
      }
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    all() {
      const found = idsAt(0, Number.MAX_SAFE_INTEGER)
      setIds(found.every(id => ids.has(id)) ? none : new Set(found))
    },
    clear() {
      setIds(none)
      setAnchor(null)
    },
  }
}

const none: ReadonlySet<number> = new Set()
