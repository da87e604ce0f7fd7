import { useMemo } from 'react'
import { absences } from '../../../../schema/time/absence.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { useOffice } from '../../shell/scope.tsx'
import { waitsFor } from './toDecide.ts'

const MANY = 500
const none: readonly Row[] = []

/** Absences of the branches looked at that wait for this person, the next first. */
export function useToDecide(): readonly Row[] {
  const { office, actor } = useOffice()
  const { scope } = useBranchScope()
  const live = useMemo(
    () => office.list(absences.type, { keep: ({ body }) => waitsFor(actor, body, scope), sort: 'order', limit: MANY }),
    [office, actor, scope],
  )
  return useLive(live)?.rows ?? none
}
