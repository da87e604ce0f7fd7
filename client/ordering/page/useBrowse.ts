import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import { whenIdle } from '../../device/page/idle.ts'
import type { Memo } from '../../device/storage/memo.ts'
import type { SearchResult } from '../menu/search/menuSearch.ts'

interface Tools {
  readonly find: typeof import('../menu/search/menuSearch.ts').searchWithKept
  readonly memo: Memo
}

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
 * the typing. The filter is this device's and the same for all branches and pages.
 */
export function useBrowse(groups: readonly MenuGroup[]): Browse {
  const [term, setTerm] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const [tools, setTools] = useState<Tools | null>(null)
  const isEager = term !== ''
  useEffect(() => {
    // Without a connection the menu stays whole.
    const begin = async () => {
      const loaded = await load(isEager)
      setTools(loaded)
      setKept(loaded.memo.get(KEY))
    }
    begin().catch(() => {})
  }, [isEager])
  useEffect(() => tools?.memo.watch(KEY, setKept), [tools])
  const found = useMemo(() => {
    const isAsked = term.trim() !== '' || kept !== null
    return tools && isAsked ? tools.find(groups, term, kept) : null
  }, [tools, groups, term, kept])
  const keep = (next: string | null) => {
    tools?.memo.set(KEY, next)
    setKept(next)
  }
  const search = useCallback((next: string) => startTransition(() => setTerm(next)), [])
  return { term, setTerm: search, kept, setKept: keep, found }
}

const KEY = 'menu:filter'

async function load(isEager: boolean): Promise<Tools> {
  if (!isEager) await whenIdle()
  const [{ searchWithKept: find }, { memo }] = await Promise.all([
    import('../menu/search/menuSearch.ts'),
    import('../../device/storage/memo.ts'),
  ])
  return { find, memo }
}
