import type { Absence } from '../../../schema/time/absence.ts'
import type { Contract } from '../../../schema/time/contract.ts'
import { type PlanNote, planNotes } from '../../../schema/time/plan/planChecks.ts'
import type { Planned } from '../../../schema/time/plan/planned.ts'

interface Asked {
  readonly monday: string
  readonly shifts: readonly Planned[]
  readonly contracts: readonly Contract[]
  readonly absences: readonly Absence[]
}

export type NotesOf = (person: number, asked: Asked) => readonly PlanNote[]

/** What there is to say about each person's plan: thought about again only for those of whom something has changed. */
export function planNotesKept(zone: string): { readonly now: NotesOf; readonly former: NotesOf } {
  const kept = new Map<number, { readonly asked: Asked; readonly notes: readonly PlanNote[] }>()
  return {
    now(person, asked) {
      const known = kept.get(person)
      if (known && isSame(known.asked, asked)) return known.notes
      const notes = planNotes({ ...asked, zone })
      kept.set(person, { asked, notes })
      return notes
    },
    /** What was said last about the same week, without thinking. */
    former(person, { monday }) {
      const known = kept.get(person)
      return known?.asked.monday === monday ? known.notes : none
    },
  }
}

const none: readonly PlanNote[] = []

const isSame = (one: Asked, other: Asked): boolean =>
  one.monday === other.monday &&
  sameList(one.shifts, other.shifts) &&
  sameList(one.contracts, other.contracts) &&
  sameList(one.absences, other.absences)

/** Whether two lists hold the very same values in the same order. */
export const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
