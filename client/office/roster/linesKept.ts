import { sameList } from './planNotesKept.ts'
import type { Line } from './rosterWeek.ts'

/** What has not changed in a line, or in one of its days, stays the same value: only the rest is drawn anew. */
export function linesKept(): (line: Line) => Line {
  const kept = new Map<number | null, Line>()
  return line => {
    const former = kept.get(line.id) ?? line
    const days = line.days.map((day, index) => same(former.days[index], day))
    const parts = {
      ...line,
      days: same(former.days, days),
      absences: same(former.absences, line.absences),
      notes: same(former.notes, line.notes),
    }
    const next = sameList(Object.values(former), Object.values(parts)) ? former : parts
    kept.set(line.id, next)
    return next
  }
}

/** The former list where it says the same. */
const same = <T>(former: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  former && sameList(former, now) ? former : now
