import { useMemo } from 'react'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { sites } from '../../../../schema/website/site.ts'
import { useLive } from '../../../data/engine/live.ts'
import { type Use, usesIn } from '../../history/uses.ts'
import { useOffice } from '../../shell/scope.tsx'

const EVERY = Number.MAX_SAFE_INTEGER

/** The pages that show a kept block, as they are public and as they are drafted; undefined while the device is being read. */
export function useShownOn(id: number): readonly Use[] | undefined {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(sites.type, { sort: 'title', limit: EVERY }), [office]))
  return useMemo(
    () => page && (usesIn([{ entity: sites, rows: page.rows }], reusableBlocks.type).get(id) ?? []),
    [page, id],
  )
}
