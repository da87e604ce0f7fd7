import { type Activity, type ActivityFlag, FORGOTTEN_MS, type JudgedCorrection, type LoneEvent } from './activity.ts'
import type { Break, ClockEvent, CorrectedTimes, Correction, Decision, TimeEvent } from './clockEvent.ts'
import { type Clocked, clockedWork } from './clockedWork.ts'
import { lockAt, type MonthStanding, monthsOf } from './monthStates.ts'

/** How work stood before each of its corrections, by the correction's `uid`; null where there was none. */
type FormerTimes = ReadonlyMap<string, OpenTimes | null>

/** Times of work, of which the end may be open. */
export interface OpenTimes extends Omit<CorrectedTimes, 'endedAt' | 'breaks'> {
  readonly endedAt: number | null
  readonly breaks: readonly Break<number | null>[]
}

export interface Folded {
  /** By their beginning. */
  readonly activities: readonly Activity[]
  readonly lone: readonly LoneEvent[]
  readonly former: FormerTimes
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
 * what was before; of two ends the earlier counts; what belongs to nothing is told and not thrown away. `now` (epoch ms)
 * says whether what still runs was forgotten.
 */
export function activitiesOf(events: readonly TimeEvent[], now: number): Folded {
  const { stamps, corrections, decisions } = sorted(events)
  const months = monthsOf(events)
  const { clocked, lone, newest } = clockedWork(stamps, stamp => isLate(stamp, months))
  const judged = judgedCorrections(corrections, decisions)
  const works = new Map(clocked.map(work => [work.uid, work]))
  const added = [...judged].flatMap(([activity, list]) => (works.has(activity) ? [] : [writtenDown(activity, list)]))
  const former = formerTimes(works, judged)
  const whole = [...clocked.map(work => corrected(work, judged.get(work.uid) ?? [], newest.get(work.uid))), ...added]
    .filter(work => work !== null)
    .toSorted((one, other) => one.startedAt - other.startedAt || compare(one.uid, other.uid))
  const there = new Set(whole.map(({ uid }) => uid))
  const withdrawn = [...judged].flatMap(([uid, list]) =>
    there.has(uid) ? [] : (withdrawnWork(works.get(uid), uid, list) ?? []),
  )
  return {
    activities: withOverlaps(whole, now),
    // What somebody has written down about it since is work of its own, or was none.
    lone: lone.filter(({ uid }) => !judged.get(uid)?.some(({ isApproved }) => isApproved !== false)),
    former,
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

/** Whether something came when the month it belongs to was locked already. */
const isLate = ({ at, receivedAt }: ClockEvent, months: Folded['months']): boolean =>
  receivedAt > (lockAt(months, at)?.at ?? Number.POSITIVE_INFINITY)

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

const timesOf = ({ startedAt, endedAt, breaks, project, task }: CorrectedTimes) => ({
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
