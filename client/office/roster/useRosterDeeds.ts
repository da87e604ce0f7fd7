import type { Body } from '../../../schema/base/entity.ts'
import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { instantsOf, plannedOf, sameShift } from '../../../schema/time/plan/planned.ts'
import { shifts as entity } from '../../../schema/time/shift.ts'
import type { ShiftTimes } from '../../../schema/time/shiftText.ts'
import { useApply } from '../bulk/useApply.ts'
import { changeSetNamed } from '../history/changeSet.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import type { Entry, Line, RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'

/** A field of the roster: a line on a date. */
export interface Field {
  readonly line: Line
  /** YYYY-MM-DD */
  readonly date: string
}

export interface RosterDeeds {
  /** Shifts that were typed into a field; `instead` of one that stood there. */
  readonly type: (field: Field, branch: number, times: readonly ShiftTimes[], instead?: Entry) => Promise<void>
  readonly change: (entry: Entry, changes: Body) => Promise<void>
  readonly move: (entry: Entry, to: Field) => Promise<void>
  /** A draft at the same time of another day, or for somebody else. */
  readonly copy: (entry: Entry, to: Field) => Promise<void>
  readonly remove: (entry: Entry) => Promise<void>
  readonly publish: (drafts: readonly Entry[]) => Promise<void>
  readonly copyWeek: () => Promise<void>
  readonly clear: () => Promise<void>
}

/** Planning a week: documents like any others, so it works without network, and each deed has one way back. */
export function useRosterDeeds({ dates: [monday = ''], here, next }: RosterWeek): RosterDeeds {
  const { office, tell } = useOffice()
  const { didAll } = useUndo()
  const apply = useApply()
  const zone = useZone()
  const { week } = isoWeekOf(monday)
  const removeAll = async (entries: readonly Entry[], name: string) => {
    const under = entries.length > 1 ? changeSetNamed(name) : undefined
    for (const { id } of entries) await office.remove(entity.type, id, under)
    const deeds = entries.map(({ id, row }) => ({ entity, id, before: row, after: null }))
    didAll(deeds, name, under)
  }
  const write = async (row: Entry['row'] | null, changes: Body, text: string) => {
    await apply(entity, [{ row, changes }], () => text)
  }
  return {
    async type({ line, date }, branch, times, instead) {
      const bodies = times.map(each => ({ breakMinutes: each.breakMinutes, ...instantsOf(date, each, zone) }))
      const [first, ...more] = bodies
      const made = (instead ? more : bodies).map(body => ({
        row: null,
        changes: { ...entity.blank, ...body, user: line.id, branch },
      }))
      const changed = instead && first ? [{ row: instead.row, changes: first }] : []
      const text = instead ? texts.did.changed : texts.did.added(made.length)
      await apply(entity, [...changed, ...made], () => text)
    },
    change: (entry, changes) => write(entry.row, changes, texts.did.changed),
    move: (entry, to) => write(entry.row, { user: to.line.id, ...instantsOf(to.date, entry, zone) }, texts.did.moved),
    copy: (entry, to) => write(null, { ...copyOf(entry, to.date, zone), user: to.line.id }, texts.did.copied),
    remove: entry => removeAll([entry], texts.did.removed),
    async publish(drafts) {
      const changes = drafts.map(({ row }) => ({ row, changes: { isPublished: true } }))
      await apply(entity, changes, () => texts.did.weekPublished(week))
    },
    async copyWeek() {
      const wanted = here
        .map(entry => copyOf(entry, addDays(entry.date, 7), zone))
        .filter(body => {
          const planned = plannedOf({ ...body, id: 0 }, zone)
          return !next.some(present => sameShift(present, planned))
        })
      if (wanted.length === 0) return tell({ text: texts.did.nothingToCopy })
      await apply(
        entity,
        wanted.map(changes => ({ row: null, changes })),
        () => texts.did.weekCopied(week),
      )
    },
    clear: () =>
      removeAll(
        here.filter(({ isPublished }) => !isPublished),
        texts.did.weekCleared(week),
      ),
  }
}

/** The same shift as a draft on another date, by the clock there. */
function copyOf({ user, branch, station, note, breakMinutes, from, to }: Entry, date: string, zone: string) {
  return { user, branch, station, note, breakMinutes, isPublished: false, ...instantsOf(date, { from, to }, zone) }
}
