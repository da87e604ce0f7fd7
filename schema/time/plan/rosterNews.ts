import { DAY } from '../../base/zonedTime.ts'
import type { Shift } from '../shift.ts'

/** How long (ms) a roster shows what changed in it. */
const SHOWN_MS = 7 * DAY

/** What of a published shift concerns the person. */
export type ToldShift = Pick<Shift, 'id' | 'branch' | 'station' | 'from' | 'to' | 'breakMinutes' | 'note'>

export interface RosterChange {
  readonly kind: 'added' | 'changed' | 'removed'
  /** The shift as it is, or as it was where it is gone. */
  readonly shift: ToldShift
  /** What was told of it before; null for a new one. */
  readonly was: ToldShift | null
  /** Epoch ms. */
  readonly at: number
}

/** What somebody was told of their roster, and what changed in it lately, newest last. */
export interface RosterNews {
  readonly known: readonly ToldShift[]
  readonly changes: readonly RosterChange[]
}

/** What a person's own database calls it: one document, under their own number. */
export const ROSTER_NEWS = 'roster-news'

/** Nothing told yet. */
export const noNews: RosterNews = { known: [], changes: [] }

/**
 * What there is to tell now (epoch ms) of somebody's published shifts, and all that was told with it: of shifts that are over
 * nothing is news. The latest change of a shift counts.
 */
export function rosterNews(
  former: RosterNews,
  published: readonly ToldShift[],
  now: number,
): { readonly news: RosterNews; readonly fresh: readonly RosterChange[] } {
  const isAhead = ({ to }: ToldShift) => Date.parse(to) > now
  const known = published.filter(isAhead).map(toldOf)
  const before = new Map(former.known.filter(isAhead).map(shift => [shift.id, shift]))
  const after = new Set(known.map(({ id }) => id))
  const fresh: RosterChange[] = known.flatMap(shift => changeOf(shift, before.get(shift.id) ?? null, now))
  for (const shift of before.values())
    if (!after.has(shift.id)) fresh.push({ kind: 'removed', shift, was: shift, at: now })
  const renewed = new Set(fresh.map(({ shift }) => shift.id))
  const kept = former.changes.filter(({ at, shift }) => at > now - SHOWN_MS && isAhead(shift) && !renewed.has(shift.id))
  return { news: { known, changes: [...kept, ...fresh] }, fresh }
}

/** The changes that are still shown at a time (epoch ms). */
export const shownChanges = ({ changes }: RosterNews, now: number): readonly RosterChange[] =>
  changes.filter(({ at, shift }) => at > now - SHOWN_MS && Date.parse(shift.to) > now)

function changeOf(shift: ToldShift, was: ToldShift | null, at: number): RosterChange[] {
  if (!was) return [{ kind: 'added', shift, was, at }]
  return isSame(shift, was) ? [] : [{ kind: 'changed', shift, was, at }]
}

/** A shift without what does not concern whoever is told of it. */
export const toldOf = ({ id, branch, station, from, to, breakMinutes, note }: ToldShift): ToldShift => ({
  id,
  branch,
  station: station ?? null,
  from,
  to,
  breakMinutes,
  note,
})

const facts = ['branch', 'station', 'from', 'to', 'breakMinutes', 'note'] as const
const isSame = (one: ToldShift, other: ToldShift): boolean =>
  facts.every(fact => (one[fact] ?? null) === (other[fact] ?? null))
