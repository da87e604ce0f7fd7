import { mondayOf, type Planned, plannedOf } from '../../../../schema/time/plan/planned.ts'
import {
  type RosterChange,
  type RosterNews,
  shownChanges,
  type ToldShift,
} from '../../../../schema/time/plan/rosterNews.ts'
import type { OwnShift } from '../../../data/time/ownDocuments.ts'

/** A shift of one's own that is not over yet, or one that was taken away lately. */
export interface ComingShift extends Planned {
  readonly change: RosterChange['kind'] | null
  /** What it was, where that was told before. */
  readonly was: Planned | null
}

export interface ComingWeek {
  readonly monday: string
  /** Minutes of work that are planned. */
  readonly minutes: number
  readonly shifts: readonly ComingShift[]
}

/** One's own published shifts from now on (epoch ms), week by week, with what changed in them. Throws RangeError for an unknown zone. */
export function comingWeeks(
  { shifts, news }: { readonly shifts: readonly OwnShift[]; readonly news: RosterNews },
  now: number,
  zone: string,
): readonly ComingWeek[] {
  const changes = shownChanges(news, now)
  const changeOf = new Map(changes.map(change => [change.shift.id, change]))
  const planned = (shift: ToldShift) => plannedOf({ ...shift, isPublished: true }, zone)
  const present = shifts
    .filter(({ to }) => Date.parse(to) > now)
    .map((shift): ComingShift => {
      const change = changeOf.get(shift.id)
      const isKnown = change !== undefined && change.kind !== 'removed'
      const was = isKnown && change.was ? planned(change.was) : null
      return { ...planned(shift), change: isKnown ? change.kind : null, was }
    })
  const there = new Set(present.map(({ id }) => id))
  const gone = changes
    .filter(({ kind, shift }) => kind === 'removed' && !there.has(shift.id))
    .map(({ shift }): ComingShift => ({ ...planned(shift), change: 'removed', was: null }))
  return weeksOf([...present, ...gone].toSorted((one, other) => one.start - other.start))
}

function weeksOf(all: readonly ComingShift[]): readonly ComingWeek[] {
  const weeks = new Map<string, ComingShift[]>()
  for (const shift of all) {
    const monday = mondayOf(shift.date)
    weeks.set(monday, [...(weeks.get(monday) ?? []), shift])
  }
  return [...weeks].map(([monday, shifts]) => {
    const counted = shifts.filter(({ change }) => change !== 'removed')
    return { monday, shifts, minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0) }
  })
}
