import { useMemo } from 'react'
import type { Actor } from '../../../../schema/base/access.ts'
import { isAhead, offerOf } from '../../../../schema/time/offers/offered.ts'
import { type Shift, shifts } from '../../../../schema/time/shift.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { now } from '../../../device/clock.ts'
import { type BranchScope, isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'

/** Shifts of the branches looked at that somebody wants to take, the next first: they wait for this person. */
export function useOffersToDecide(): readonly Shift[] {
  const { office, actor } = useOffice()
  const { scope } = useBranchScope()
  const live = useMemo(
    () => office.list(shifts.type, { keep: row => mayWait(actor, row, scope), sort: 'order', limit: MANY }),
    [office, actor, scope],
  )
  const rows = useLive(live)?.rows
  return useMemo(
    () =>
      (rows ?? []).flatMap(row => {
        const shift = typedRow(shifts, row)
        return shift && isAhead(shift, now()) && offerOf(shift)?.state === 'taken' ? [shift] : []
      }),
    [rows],
  )
}

const MANY = 500

/** Most shifts nobody wants to have: those are told without being read whole. */
const mayWait = (actor: Actor, { body }: Row, scope: BranchScope): boolean =>
  (body['offer'] ?? null) !== null &&
  isInScope(scope, shifts.branches?.(body) ?? []) &&
  mayDo(shifts, 'update', actor, body)
