import { useMemo, useState } from 'react'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { allLive } from '../shell/liveValues.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Checked, checkedTypes, faultsIn } from './faults.ts'

/** What is missing in the data of the business, live from the device; null while it is being read. */
export function useFaults(): ReturnType<typeof faultsIn> | null {
  const { office } = useOffice()
  const [at] = useState(now)
  const live = useMemo(
    () => allLive(checkedTypes.map(type => office.list(type, { limit: Number.MAX_SAFE_INTEGER }))),
    [office],
  )
  const pages = useLive(live)
  return useMemo(() => {
    const [branches, menus, products, categories, images, config] = (pages ?? []).map(page => page?.rows)
    if (!branches || !menus || !products || !categories || !images || !config) return null
    const all: Checked = { branches, menus, products, categories, images, config }
    return faultsIn(all, at)
  }, [pages, at])
}
