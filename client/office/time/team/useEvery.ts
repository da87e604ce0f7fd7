import { useMemo } from 'react'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useOffice } from '../../shell/scope.tsx'

/** All documents of a type that this device has; undefined while it is being read. */
export function useEvery(type: string): readonly Row[] | undefined {
  const { office } = useOffice()
  const live = useMemo(() => office.list(type, { limit: Number.MAX_SAFE_INTEGER }), [office, type])
  return useLive(live)?.rows
}
