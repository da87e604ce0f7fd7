import { useDeferredValue, useMemo } from 'react'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import type { Page } from '../../../data/office/rows.ts'
import { namesAny, type Use, usesIn } from '../../history/uses.ts'
import { allLive } from '../../shell/liveValues.ts'
import { useOffice } from '../../shell/scope.tsx'

const EVERY = Number.MAX_SAFE_INTEGER

/** The pictures of the library whose names have all these words; undefined while the device is being read. */
export function usePictures(search: string): readonly Row[] | undefined {
  const { office } = useOffice()
  const live = useMemo(() => office.list('images', { search, sort: 'title', limit: EVERY }), [office, search])
  return useLive(live)?.rows
}

/**
 * Who shows which picture, by everything on the device; undefined while it is being read, which begins when it is wanted: the
 * pictures themselves come first.
 */
export function useUses(isWanted: boolean): ReadonlyMap<number, readonly Use[]> | undefined {
  const { office, entities } = useOffice()
  const showing = useMemo(() => entities.filter(entity => namesAny(entity, 'images')), [entities])
  const live = useMemo(
    () => (isWanted ? allLive(showing.map(({ type }) => office.list(type, { sort: 'title', limit: EVERY }))) : nothing),
    [office, showing, isWanted],
  )
  const pages = useDeferredValue(useLive(live), [])
  return useMemo(() => {
    const shown = showing.flatMap((entity, at) => {
      const page = pages?.[at]
      return page ? [{ entity, rows: page.rows }] : []
    })
    return shown.length === showing.length ? usesIn(shown, 'images') : undefined
  }, [showing, pages])
}

const nothing = allLive<Page>([])
