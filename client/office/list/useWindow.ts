import { useEffect, useMemo, useState } from 'react'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { useHead, useOffice } from '../shell/scope.tsx'

export interface Window {
  /** Of everything found; undefined while the device is being read for the first time. */
  readonly total: number | undefined
  readonly offset: number
  readonly rows: readonly Row[]
}

const step = 100
/** Rows that are printed at most: some forty pages. */
export const MOST_ON_PAPER = 2000

/** The part of a list around what is in sight, live. While the next part is being read the last one stays. */
export function useWindow(
  type: string,
  query: Omit<ListQuery, 'limit'>,
  firstVisible: number,
  /** All of it, for paper. */
  isWhole = false,
): Window {
  const { office } = useOffice()
  const isPlain = Object.values(query).every(asked => !asked)
  const head = useHead(isPlain ? type : null)
  const offset = isWhole ? 0 : Math.max(0, Math.floor(firstVisible / step) - 1) * step
  const limit = isWhole ? MOST_ON_PAPER : 3 * step
  const live = useMemo(() => office.list(type, { ...query, offset, limit }), [office, type, query, offset, limit])
  const page = useLive(live)
  useEffect(() => {
    if (page && isPlain && offset === 0) office.keepHead(type, page.rows, page.total)
  }, [office, type, page, isPlain, offset])
  const present = useMemo<Window | undefined>(
    () => (page ? { total: page.total, rows: page.rows, offset } : head && { ...head, offset: 0 }),
    [page, offset, head],
  )
  const [last, setLast] = useState<Window>({ total: undefined, offset: 0, rows: [] })
  // Setting state while rendering is React's own way to remember what was there before.
  if (present && present !== last) setLast(present)
  return present ?? last
}
