import { useEffect, useState } from 'react'
import { addDays } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Loads } from '../../../schema/ordering/capacity.ts'

/** As many days as are asked for at once. */
const DAYS = 62

/**
 * How many orders the slots of a branch have, for the two months from `day` on; more as the guest turns the pages. Where
 * nobody answers every slot counts as free, and the order itself will be told.
 */
export function useLoads(branch: Branch, day: string): Loads {
  const [known, setKnown] = useState<{ readonly loads: Loads; readonly from: string; readonly to: string } | null>(null)
  const isKnown = known !== null && day >= known.from && day < known.to
  useEffect(() => {
    if (isKnown) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    import('./slotLoads.ts')
      .then(({ fetchLoads }) => fetchLoads(branch, day, DAYS, { signal }))
      .then(loads =>
        setKnown(before => ({
          loads: new Map([...(before?.loads ?? []), ...loads]),
          from: day,
          to: addDays(day, DAYS),
        })),
      )
      // Said above: the server has the last word.
      .catch(() => {})
    return () => leaving.abort()
  }, [branch, day, isKnown])
  return known?.loads ?? nothing
}

const nothing: Loads = new Map()
