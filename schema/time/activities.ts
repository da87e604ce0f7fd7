import { sameValue } from '../base/sameValue.ts'
import {
  type Activity,
  type ActivityFlag,
  FORGOTTEN_MS,
  type JudgedCorrection,
  type LoneEvent,
  type OpenTimes,
} from './activity.ts'
import type { ClockEvent, Correction, Decision, TimeEvent } from './clockEvent.ts'
import { type Clocked, clockedWork } from './clockedWork.ts'
import { lockAt, locksOf, type MonthStanding, monthsOf } from './monthStates.ts'

/** How work stood before each of its corrections, by the correction's `uid`; null where there was none. */
type FormerTimes = ReadonlyMap<string, OpenTimes | null>

export interface Folded {
  /** By their beginning. */
  readonly activities: readonly Activity[]
  readonly lone: readonly LoneEvent[]
  readonly former: FormerTimes
  /** How work of an approved month would be with what came afterwards, by its `uid`. */
  readonly late: ReadonlyMap<string, OpenTimes>
  /** All that was written down afterwards, also about work that is no more. */
  readonly corrections: readonly JudgedCorrection[]
  /** By YYYY-MM. */
  readonly months: ReadonlyMap<string, MonthStanding>
  /** Work of which somebody wrote down that there was none, as it had been before. */
  readonly withdrawn: readonly Activity[]
}

/**
 * The working time of one person, out of everything that was clocked and written down about it. In whatever order events
 * come, and however often, the same come out: by their time they go one after the other. A `start` while work goes on ends
 * what was before; of two ends the earlier counts; what belongs to nothing is told and not thrown away. A month that was
 * approved stays as it was known then. `now` (epoch ms) says whether what still runs was forgotten.
 */
export function activitiesOf(events: readonly TimeEvent[], now: number): Folded {
  const { stamps, corrections, decisions } = sorted(events)
  const months = monthsOf(events)
  const { clocked, lone, newest } = clockedWork(stamps, stamp => isLate(stamp, months))
  const judged = judgedCorrections(corrections, decisions)
  const works = new Map(clocked.map(work => [work.uid, work]))
  const added = [...judged].flatMap(([activity, list]) => (works.has(activity) ? [] : [writtenDown(activity, list)]))
  const former = formerTimes(works, judged)
  const present = [...clocked.map(work => corrected(work, judged.get(work.uid) ?? [], newest.get(work.uid))), ...added]
  const { works: counted, late } = asApproved(
    present.filter(work => work !== null),
    { stamps, months, judged },
  )
  const whole = counted.toSorted((one, other) => one.startedAt - other.startedAt || compare(one.uid, other.uid))
  const there = new Set(whole.map(({ uid }) => uid))
  const withdrawn = [...judged].flatMap(([uid, list]) =>
    there.has(uid) ? [] : (withdrawnWork(works.get(uid), uid, list) ?? []),
  )
  return {
    activities: withOverlaps(whole, now),
    // What somebody has written down about it since is work of its own, or was none.
    lone: lone.filter(({ uid }) => !judged.get(uid)?.some(({ isApproved }) => isApproved !== false)),
    former,
    late,
    withdrawn,
    corrections: [...judged.values()].flat(),
    months,
  }
}

/** The work that goes on now, running or paused; null where nobody works. */
export const currentOf = ({ activities }: Pick<Folded, 'activities'>): Activity | null =>
  activities.findLast(({ state }) => state !== 'ended') ?? null

function sorted(events: readonly TimeEvent[]) {
  const once = new Map(events.map(event => [event.uid, event]))
  const byTime = [...once.values()].toSorted((one, other) => one.at - other.at || compare(one.uid, other.uid))
  const stamps: ClockEvent[] = []
  const corrections: Correction[] = []
  const decisions: Decision[] = []
  for (const event of byTime)
    if (event.kind === 'correct') corrections.push(event)
    else if (event.kind === 'decide') decisions.push(event)
    else if (event.kind !== 'month' && event.kind !== 'warn' && event.kind !== 'year') stamps.push(event)
  return { stamps, corrections, decisions }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Whether something came when the month it belongs to was locked already; nobody has seen what came in that very instant. */
const isLate = ({ at, receivedAt }: ClockEvent, months: Folded['months']): boolean =>
  receivedAt >= (lockAt(months, at)?.at ?? Number.POSITIVE_INFINITY)

interface Known {
  readonly stamps: readonly ClockEvent[]
  readonly months: Folded['months']
  readonly judged: ReadonlyMap<string, readonly JudgedCorrection[]>
}

/**
 * Work as it counts, and how that of approved months would be with what came afterwards. Whoever signed a month signed what
 * was known of it: what comes later changes no sum of it until somebody who may decides about it, or opens it again.
 */
function asApproved(present: readonly Clocked[], { stamps, months, judged }: Known) {
  const late = new Map<string, OpenTimes>()
  const locks = locksOf(months).filter(({ at, to }) =>
    stamps.some(stamp => stamp.receivedAt >= at && stamp.at < to + FORGOTTEN_MS),
  )
  if (locks.length === 0) return { works: present, late }
  const isDecided = ({ uid }: Clocked): boolean => judged.get(uid)?.some(each => counts(each) && each.to) ?? false
  const known = new Map<string, Clocked>()
  for (const { at, from, to } of locks) {
    const { clocked } = clockedWork(
      stamps.filter(({ receivedAt }) => receivedAt < at),
      () => false,
    )
    for (const work of clocked) if (from <= work.startedAt && work.startedAt < to) known.set(work.uid, work)
  }
  const works = present.map(work => {
    if (isDecided(work)) return work
    const before = known.get(work.uid)
    // Nothing is known of how long it was.
    if (before?.endedAt === null) return work
    if (!before && !locks.some(({ from, to }) => from <= work.startedAt && work.startedAt < to)) return work
    const kept: Clocked = { ...(before ?? work), corrections: work.corrections }
    if (before && sameValue(timesOf(before), timesOf(work))) return { ...kept, flags: work.flags }
    late.set(work.uid, timesOf(work))
    return { ...kept, flags: new Set([...work.flags, 'late' as const, ...(before ? [] : (['uncounted'] as const))]) }
  })
  return { works, late }
}

function judgedCorrections(corrections: readonly Correction[], decisions: readonly Decision[]) {
  const decided = new Map(decisions.map(decision => [decision.correction, decision]))
  const judged = new Map<string, JudgedCorrection[]>()
  for (const correction of corrections) {
    const decision = decided.get(correction.uid) ?? null
    const isApproved = decision?.isApproved ?? (correction.isDecided ? true : null)
    const list = judged.get(correction.activity) ?? []
    list.push({ ...correction, isApproved, decision })
    judged.set(correction.activity, list)
  }
  return judged
}

function formerTimes(
  works: ReadonlyMap<string, Clocked>,
  judged: ReadonlyMap<string, readonly JudgedCorrection[]>,
): FormerTimes {
  const former = new Map<string, OpenTimes | null>()
  for (const [activity, list] of judged) {
    let present: OpenTimes | null = works.get(activity) ?? null
    for (const correction of list) {
      former.set(correction.uid, present)
      if (counts(correction)) present = correction.to
    }
  }
  return former
}

/** Whether it is so until somebody decides; that there was no work at all is so only then, or nobody could look at it. */
const counts = ({ to, isApproved }: JudgedCorrection): boolean => isApproved ?? to !== null

/**
 * Work as it was corrected last; null where there was none in truth. What was approved is no longer looked at, unless something
 * was clocked of which nobody knew then: `newest` is when (epoch ms) the last of it came.
 */
function corrected(work: Clocked, corrections: readonly JudgedCorrection[], newest = 0): Clocked | null {
  const valid = corrections.findLast(counts)
  if (!valid) return { ...work, corrections, flags: new Set([...work.flags, ...askedFlags(corrections)]) }
  const isKnown = !valid.isApproved || newest <= (valid.decision?.at ?? valid.at)
  // Whoever goes on clocking was there after all.
  if (valid.to === null) return isKnown ? null : { ...work, corrections, flags: new Set([...work.flags, 'late']) }
  const flags = askedFlags(corrections)
  if (!isKnown) flags.add('late')
  return { ...work, ...timesOf(valid.to), state: 'ended', corrections, flags }
}

/** Work that counts for nothing any more; null where it does. */
function withdrawnWork(
  clocked: Clocked | undefined,
  uid: string,
  corrections: readonly JudgedCorrection[],
): Activity | null {
  if (corrections.findLast(counts)?.to !== null) return null
  const work =
    clocked ??
    writtenDown(
      uid,
      corrections.filter(({ to }) => to !== null),
    )
  return work && { ...work, corrections, flags: [...work.flags].toSorted(compare) }
}

/** Work nobody clocked. */
function writtenDown(uid: string, corrections: readonly JudgedCorrection[]): Clocked | null {
  const valid = corrections.findLast(counts)
  if (!valid?.to) return null
  const facts = { uid, branch: null, source: 'office' as const, state: 'ended' as const }
  return { ...facts, ...timesOf(valid.to), corrections, flags: askedFlags(corrections) }
}

const timesOf = ({ startedAt, endedAt, breaks, project, task }: OpenTimes) => ({
  startedAt,
  endedAt,
  breaks: [...breaks],
  project,
  task,
})

/** What was asked for last decides: what was approved after it answers it too. */
function askedFlags(corrections: readonly JudgedCorrection[]): Set<ActivityFlag> {
  const last = corrections.findLast(({ isApproved }) => isApproved !== false)
  return new Set(last?.isApproved === null ? ['corrected'] : [])
}

function withOverlaps(works: readonly Clocked[], now: number): readonly Activity[] {
  let until = Number.NEGATIVE_INFINITY
  return works.map(work => {
    const flags = new Set(work.flags)
    if (work.startedAt < until) flags.add('overlap')
    if (work.state !== 'ended' && now - work.startedAt > FORGOTTEN_MS) flags.add('forgotten')
    until = Math.max(until, work.endedAt ?? now)
    return { ...work, flags: [...flags].toSorted(compare) }
  })
}
