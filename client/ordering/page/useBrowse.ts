import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { memo } from '../../device/storage/memo.ts'
import type { SearchResult } from '../menu/search/menuSearch.ts'

type Search = typeof import('../menu/search/unfold.ts')

export interface Browse {
  /** What is shown of what was typed: the field itself is ahead of it. */
  readonly term: string
  readonly setTerm: (term: string) => void
  /** The food filter as the device keeps it; null without one. */
  readonly kept: string | null
  readonly setKept: (kept: string | null) => void
  /** What search and filter leave; null while there is neither. */
  readonly found: SearchResult | null
}

/**
 * Search and food filter of a menu. The program for it comes after the first paint; drawing what was found never holds up
 * the typing, and what comes back is drawn frame by frame. The filter is this device's and the same for all branches and pages.
 */
export function useBrowse(groups: readonly MenuGroup[]): Browse {
  const [term, setTerm] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const [search, setSearch] = useState<Search | null>(null)
  const [drawn, setDrawn] = useState<SearchResult | null>(null)
  const isEager = term !== ''
  useEffect(() => {
    // Without a connection the menu stays whole.
    const begin = async () => {
      if (!isEager) await whenIdle()
      setSearch(await import('../menu/search/unfold.ts'))
      setKept(memo.get(KEY))
    }
    begin().catch(() => {})
  }, [isEager])
  useEffect(() => memo.watch(KEY, setKept), [])
  const found = useMemo(() => search?.unfold(drawn, groups, term, kept) ?? null, [search, drawn, groups, term, kept])
  useEffect(() => {
    return found === drawn ? undefined : search?.afterFrame(() => startTransition(() => setDrawn(found)))
  }, [search, found, drawn])
  const keep = (next: string | null) => {
    memo.set(KEY, next)
    setKept(next)
  }
  const type = useCallback((next: string) => startTransition(() => setTerm(next)), [])
  return { term, setTerm: type, kept, setKept: keep, found }
}

const KEY = 'menu:filter'

/** What somebody must not eat is nobody else's business: on a device that many use it goes with them. */
export const forgetFilter = (): void => memo.set(KEY, null)
