import { useMemo } from 'react'
import { DAY } from '../../../../schema/base/zonedTime.ts'
import type { Absence } from '../../../../schema/time/absence.ts'
import { absenceDays, vacationCosts } from '../../../../schema/time/absenceCost.ts'
import { absenceNotes } from '../../../../schema/time/absenceNotes.ts'
import { holidayBalances } from '../../../../schema/time/calls.ts'
import { plannedOf } from '../../../../schema/time/plan/planned.ts'
import { shifts } from '../../../../schema/time/shift.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { now } from '../../../device/clock.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'
import { texts } from './texts.ts'
import type { KnownAbsences } from './useAbsenceBoard.ts'

const ALL = Number.MAX_SAFE_INTEGER
/** How far back (ms) planned shifts matter to what is still to be decided. */
const BACK_MS = 60 * DAY

/** What an absence costs, and what speaks against it; since when somebody's account counts is known to the server alone. */
export function useAbsenceNotes({ absences, contracts }: KnownAbsences, nameOf: (user: number) => string) {
  const { office } = useOffice()
  const zone = useZone()
  const planned = useLive(
    useMemo(() => {
      const since = now() - BACK_MS
      const keep = ({ body }: Row) => Boolean(body['user']) && Date.parse(String(body['to'])) > since
      return office.list(shifts.type, { keep, limit: ALL })
    }, [office]),
  )
  const known = useMemo(
    () =>
      (planned?.rows ?? []).flatMap(row => {
        const shift = typedRow(shifts, row)
        return shift ? [plannedOf(shift, zone)] : []
      }),
    [planned, zone],
  )
  const { value: accounts } = useServerQuery(holidayBalances)
  const costsOf = (absence: Absence) => {
    const own = contracts.filter(({ user }) => user === absence.user)
    if (own.length === 0) return []
    const account = accounts?.find(({ user }) => user.id === absence.user)
    if (!account) return null
    const away = absences.filter(({ user }) => user === absence.user)
    return vacationCosts({ contracts: own, absences: away, since: account.vacation.since }, absence)
  }
  return {
    /** '5 Arbeitstage, danach bleiben 7'; nothing where no contract says. */
    costOf(absence: Absence): string {
      const own = contracts.filter(({ user }) => user === absence.user)
      if (own.length === 0) return ''
      const costs = absence.kind === 'vacation' ? (costsOf(absence) ?? []) : []
      const left = costs.filter(cost => cost.left >= 0).map(cost => texts.left(cost.year.to.slice(0, 4), cost.left))
      return [texts.days(absenceDays(own, absence)), ...(left.length > 0 ? [texts.leaves(left)] : [])].join(', ')
    },
    notesOf: (absence: Absence): readonly string[] =>
      absenceNotes(absence, { absences, nameOf, shifts: known, costs: costsOf(absence) }),
  }
}
