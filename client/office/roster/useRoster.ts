import { startTransition, useEffect, useMemo, useState } from 'react'
import { addDays, instantAt } from '../../../schema/base/zonedTime.ts'
import { users } from '../../../schema/business/user.ts'
import { absences } from '../../../schema/time/absence.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { lawSince } from '../../../schema/time/law/findings.ts'
import { offerOf } from '../../../schema/time/offers/offered.ts'
import { emptyStations } from '../../../schema/time/plan/emptyStations.ts'
import { datesOfWeek, plannedOf } from '../../../schema/time/plan/planned.ts'
import { shifts } from '../../../schema/time/shift.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { allLive } from '../shell/liveValues.ts'
import { once } from '../shell/oncePerRow.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { typedRow } from '../shell/typedRow.ts'
import { linesKept } from './linesKept.ts'
import { planNotesKept } from './planNotesKept.ts'
import { MOST_WEEKS } from './repeats.ts'
import { asking, type Entry, type Known, type Line, type RosterWeek, rosterWeek } from './rosterWeek.ts'
import { thinkThrough } from './thinkThrough.ts'
import { useStaffedStations } from './useStaffedStations.ts'

/** Weeks after it, that nothing is planned there twice. */
const WEEKS_AFTER = MOST_WEEKS + 1
const ALL = Number.MAX_SAFE_INTEGER

/** The week from a Monday on for these branches, live from the device; null while it is being read. */
export function useRoster(monday: string, branches: readonly number[]): RosterWeek | null {
  const { office } = useOffice()
  const zone = useZone()
  const live = useMemo(() => {
    const from = instantAt(lawSince(monday), 0, zone)
    const until = instantAt(addDays(monday, 7 * (WEEKS_AFTER + 1)), 0, zone)
    const keep = ({ body }: Row) => {
      const at = Date.parse(String(body['from']))
      return from <= at && at < until
    }
    const whole = [contracts, absences, users].map(({ type }) => office.list(type, { limit: ALL }))
    return allLive([office.list(shifts.type, { keep, limit: ALL }), ...whole])
  }, [office, monday, zone])
  const pages = useLive(live)
  const read = useMemo(() => readers(zone), [zone])
  const known = useMemo((): Known | null => {
    const [planned, agreed, away, people] = (pages ?? []).map(page => page?.rows)
    if (!planned || !agreed || !away || !people) return null
    return {
      monday,
      branches,
      shifts: planned.flatMap(row => read.entry(row) ?? []),
      contracts: agreed.flatMap(row => read.contract(row) ?? []),
      absences: away.flatMap(row => read.absence(row) ?? []),
      users: people.flatMap(row => read.user(row) ?? []),
    }
  }, [pages, monday, branches, read])
  // The plan is there before what the law says about it: months of everybody's shifts are looked through for that.
  const [thought, setThought] = useState<Known | null>(null)
  useEffect(() => {
    if (!known) return undefined
    let isOver = false
    const tell = () => startTransition(() => setThought(known))
    void thinkThrough(known, read.notes.now, () => isOver).then(isDone => isDone && tell())
    return () => {
      isOver = true
    }
  }, [known, read])
  const isThought = thought === known
  const stations = useStaffedStations(branches)
  const empty = useMemo(
    () => (thought ? emptyStations(stations, { dates: datesOfWeek(monday), zone, shifts: weekOf(thought) }) : []),
    [thought, stations, monday, zone],
  )
  const planned = useMemo(() => known && rosterWeek(known, read.notes.former), [known, read])
  return useMemo(() => {
    if (!known || !planned) return null
    const askedOf = asking(known)
    const notesOf = ({ id, notes }: Line) => {
      if (id === null) return empty
      return isThought ? read.notes.now(id, askedOf(id)) : notes
    }
    // What else is said of the week stays the very same.
    return { ...planned, lines: planned.lines.map(line => read.line({ ...line, notes: notesOf(line) })) }
  }, [known, planned, isThought, read, empty])
}

/** What lies in the week itself. */
function weekOf({ monday, shifts: known }: { readonly monday: string; readonly shifts: readonly Entry[] }) {
  const dates = datesOfWeek(monday)
  return known.filter(({ date }) => dates.includes(date))
}

/** The same row is the same shift, person, contract: each is read once. */
function readers(zone: string) {
  return {
    entry: once((row): Entry | null => {
      const shift = typedRow(shifts, row)
      return shift && { ...plannedOf(shift, zone), row, offer: offerOf(shift)?.state ?? null }
    }),
    contract: once(row => typedRow(contracts, row)),
    absence: once(row => typedRow(absences, row)),
    user: once(row => typedRow(users, row)),
    notes: planNotesKept(zone),
    line: linesKept(),
  }
}
