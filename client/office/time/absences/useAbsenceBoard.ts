import { useMemo } from 'react'
import { users } from '../../../../schema/business/user.ts'
import { absences } from '../../../../schema/time/absence.ts'
import { contracts } from '../../../../schema/time/contract.ts'
import { useLive } from '../../../data/engine/live.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { allLive } from '../../shell/liveValues.ts'
import { once } from '../../shell/oncePerRow.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'

const ALL = Number.MAX_SAFE_INTEGER

export type KnownAbsences = NonNullable<ReturnType<typeof useAbsenceBoard>>

/** All that is known on this device of who is away in the branches looked at; null while it is being read. */
export function useAbsenceBoard() {
  const { office, actor } = useOffice()
  const { scope, branches } = useBranchScope()
  const live = useMemo(
    () => allLive([users, contracts, absences].map(({ type }) => office.list(type, { limit: ALL }))),
    [office],
  )
  const pages = useLive(live)
  return useMemo(() => {
    const [people, agreed, away] = (pages ?? []).map(page => page?.rows)
    if (!people || !agreed || !away) return null
    const led = branches.filter(({ id }) => mayDo(absences, 'read', actor, { branch: id })).map(({ id }) => id)
    return {
      users: people.flatMap(row => readUser(row) ?? []),
      contracts: agreed.flatMap(row => readContract(row) ?? []),
      absences: away.flatMap(row => readAbsence(row) ?? []),
      branches: led.filter(id => scope === null || scope.includes(id)),
    }
  }, [pages, branches, scope, actor])
}

const readUser = once(row => typedRow(users, row))
const readContract = once(row => typedRow(contracts, row))
const readAbsence = once(row => typedRow(absences, row))
