import type { Body } from '../../../schema/base/entity.ts'
import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { instantsOf, type Planned, plannedOf, sameShift } from '../../../schema/time/plan/planned.ts'
import type { TypedShift } from '../../../schema/time/plan/typedShifts.ts'
import { shifts as entity } from '../../../schema/time/shift.ts'
import { useApply } from '../bulk/useApply.ts'
import { changeSetNamed } from '../history/changeSet.ts'
import type { Deed } from '../history/undo.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import type { Entry, RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { Moving } from './useMoving.ts'

/** A field of the roster: a line on a date. */
export interface Field {
  /** Null for the open shifts. */
  readonly user: number | null
  /** Where a shift is put that is typed here; null where more than one branch is meant. */
  readonly branch: number | null
  /** YYYY-MM-DD */
  readonly date: string
}

export interface RosterDeeds {
  /** Shifts for a field, at a branch where they do not say another; `instead` of one that stood there. */
  readonly put: (field: Field, branch: number | null, shifts: readonly TypedShift[], instead?: Entry) => Promise<void>
  /** With a draft of the same on the same weekday of so many further weeks. */
  readonly change: (entry: Entry, changes: ShiftBody, weeks: number) => Promise<void>
  readonly move: (entry: Entry, to: Field) => Promise<void>
  /** A draft at the same time of another day, or for somebody else. */
  readonly copy: (entry: Entry, to: Field) => Promise<void>
  readonly remove: (entry: Entry) => Promise<void>
  readonly publish: (drafts: readonly Entry[]) => Promise<void>
  readonly copyWeek: () => Promise<void>
  readonly clear: () => Promise<void>
}

/** Planning a week: documents like any others, so it works without network, and each deed has one way back. */
export function useRosterDeeds({ dates: [monday = ''], here, later }: RosterWeek, moving: Moving): RosterDeeds {
  const { office, tell } = useOffice()
  const { didAll } = useUndo()
  const apply = useApply()
  const zone = useZone()
  const { week } = isoWeekOf(monday)
  const removeAll = async (entries: readonly Entry[], name: string) => {
    const under = entries.length > 1 ? changeSetNamed(name) : undefined
    const deeds: Deed[] = []
    for (const { id } of entries)
      deeds.push({ entity, id, before: await office.remove(entity.type, id, under), after: null })
    didAll(deeds, name, under)
  }
  const write = async (row: Entry['row'] | null, changes: Body, text: string) => {
    await apply(entity, [{ row, changes }], () => text)
  }
  /** What is not planned already, as far as the weeks that are known say. */
  const newOnes = (bodies: readonly ShiftBody[]) =>
    bodies
      .filter(body => {
        const planned = plannedOf({ ...body, id: 0, isPublished: false }, zone)
        return ![...here, ...later].some(present => sameShift(present, planned))
      })
      .map(changes => ({ row: null, changes: { ...changes, isPublished: false } }))
  return {
    async put({ user, date }, branch, shifts, instead) {
      const bodies = shifts.flatMap(({ place, ...each }) => {
        const where = place ?? (branch === null ? null : { branch })
        return where ? [{ ...where, breakMinutes: each.breakMinutes, ...instantsOf(date, each, zone) }] : []
      })
      const [first, ...more] = bodies
      const made = (instead ? more : bodies).map(body => ({
        row: null,
        changes: { ...entity.blank, ...body, user },
      }))
      const changed = instead && first ? [{ row: instead.row, changes: first }] : []
      const text = instead ? texts.did.changed : texts.did.added(made.length)
      await apply(entity, [...changed, ...made], () => text)
    },
    async change(entry, changes, weeks) {
      const planned = plannedOf({ ...changes, id: 0, isPublished: false }, zone)
      const dates = Array.from({ length: weeks }, (_, index) => addDays(planned.date, 7 * (index + 1)))
      const more = newOnes(dates.map(date => copyOf(planned, date, zone)))
      const text = more.length > 0 ? texts.did.repeated(more.length) : texts.did.changed
      await apply(entity, [{ row: entry.row, changes }, ...more], () => text)
    },
    move(entry, to) {
      const changes = { user: to.user, ...instantsOf(to.date, entry, zone) }
      const moved = { ...entry, ...plannedOf({ ...entry, offer: null, ...changes }, zone) }
      return moving.show(moved, () => write(entry.row, changes, texts.did.moved))
    },
    copy: (entry, to) =>
      write(null, { ...copyOf(entry, to.date, zone), user: to.user, isPublished: false }, texts.did.copied),
    remove: entry => removeAll([entry], texts.did.removed),
    async publish(drafts) {
      const changes = drafts.map(({ row }) => ({ row, changes: { isPublished: true } }))
      await apply(entity, changes, () => texts.did.weekPublished(week))
    },
    async copyWeek() {
      const wanted = newOnes(here.map(entry => copyOf(entry, addDays(entry.date, 7), zone)))
      if (wanted.length === 0) return tell({ text: texts.did.nothingToCopy })
      await apply(entity, wanted, () => texts.did.weekCopied(week))
    },
    clear: () =>
      removeAll(
        here.filter(({ isPublished }) => !isPublished),
        texts.did.weekCleared(week),
      ),
  }
}

/** A shift as it is written; instants are ISO. */
type ShiftBody = Pick<Planned, 'user' | 'branch' | 'station' | 'note' | 'breakMinutes'> & {
  readonly from: string
  readonly to: string
}

/** The same shift on another date, by the clock there. */
function copyOf(
  { user, branch, station, note, breakMinutes, from, to }: Planned,
  date: string,
  zone: string,
): ShiftBody {
  return { user, branch, station, note, breakMinutes, ...instantsOf(date, { from, to }, zone) }
}
