import type { Absence } from '../absence.ts'
import type { Terms } from '../contract.ts'
import { absenceOn, type PlanNote, planNotes } from '../plan/planChecks.ts'
import { mondayOf, type Planned, plannedOf } from '../plan/planned.ts'
import type { Shift } from '../shift.ts'
import { isDouble } from './offered.ts'
import type { MarketShift } from './shiftMarket.ts'

/** What is known of the person on their own device. */
interface Own {
  readonly user: number
  readonly shifts: readonly Omit<Shift, 'rev'>[]
  readonly contracts: readonly Terms[]
  readonly absences: readonly Omit<Absence, 'rev'>[]
}

export interface FittingShift {
  readonly shift: MarketShift
  readonly planned: Planned
  /** What there is to say about the week with it, and would not be without it. It never forbids anything. */
  readonly notes: readonly PlanNote[]
}

/**
 * The shifts of a market that a person could take at a time (epoch ms): what has begun, lies over one of their own or over
 * days on which they are not there is none of them. Throws RangeError for an unknown zone.
 */
export function fittingShifts(
  market: readonly MarketShift[],
  own: Own,
  { zone, now }: { readonly zone: string; readonly now: number },
): readonly FittingShift[] {
  const mine = own.shifts.map(shift => plannedOf(shift, zone))
  return market.flatMap(shift => {
    const isMine = shift.by?.id === own.user || shift.taker?.id === own.user
    if (isMine || Date.parse(shift.from) <= now) return []
    const { offer: _offer, ...told } = shift
    const planned = plannedOf({ ...told, user: own.user, isPublished: true }, zone)
    if (absenceOn(own.absences, planned.date)?.state === 'approved') return []
    const over = own.shifts.filter(each => isDouble(shift, [each]))
    // Where a shift is given for it, that may be the one it lies over.
    if (over.length > (shift.isSwap ? 1 : 0)) return []
    return [{ shift, planned, notes: newNotes(planned, mine, own, zone) }]
  })
}

function newNotes(planned: Planned, mine: readonly Planned[], own: Own, zone: string): readonly PlanNote[] {
  const { contracts, absences } = own
  const notesOf = (shifts: readonly Planned[]) =>
    planNotes({ monday: mondayOf(planned.date), zone, shifts, contracts, absences })
  const known = new Set(notesOf(mine).map(({ text }) => text))
  return notesOf([...mine, planned]).filter(({ text, isWarning }) => isWarning && !known.has(text))
}
