import { MINUTE } from '../base/zonedTime.ts'
import type { ActivityView } from './calls.ts'
import type { Planned } from './plan/planned.ts'

/** Whoever comes so much (ms) later than planned is not missed yet. */
const LATE_MS = 5 * MINUTE

export type Presence = 'here' | 'break' | 'missing' | 'expected'

type Work = Pick<ActivityView, 'user' | 'branch' | 'state' | 'startedAt' | 'endedAt' | 'breaks'>
type Plan = Pick<Planned, 'user' | 'branch' | 'start' | 'end' | 'isPublished'>

/** Somebody of today: at work, or planned and not come. Instants are epoch ms. */
export interface Present<W extends Work = Work> {
  readonly user: number
  /** Null where neither the clock nor the plan says where. */
  readonly branch: number | null
  readonly presence: Presence
  /** At work or in the break since; planned from. */
  readonly since: number
  /** Planned until; null where nothing is planned. */
  readonly until: number | null
  /** The work that goes on; null for who is not there. */
  readonly work: W | null
}

/**
 * Who is there at `now` (epoch ms), and who ought to be: out of the work of the last days and the published shifts of today.
 * Whoever worked at any time of a shift has come; whoever is `away` is not waited for. Those who are missed come first.
 */
export function presences<W extends Work>(
  works: readonly W[],
  plan: readonly Plan[],
  now: number,
  away: ReadonlySet<number> = new Set(),
): readonly Present<W>[] {
  const published = plan.filter(({ isPublished }) => isPublished)
  const open = works.filter(({ state }) => state !== 'ended')
  const there = open.map((work): Present<W> => {
    const pause = work.breaks.findLast(({ to }) => to === null)
    const shift = published.find(({ user, start, end }) => user === work.user && start - LATE_MS <= now && now < end)
    return {
      user: work.user,
      branch: work.branch ?? shift?.branch ?? null,
      presence: pause ? 'break' : 'here',
      since: Date.parse(pause?.from ?? work.startedAt ?? ''),
      until: shift?.end ?? null,
      work,
    }
  })
  const busy = new Set(open.map(({ user }) => user))
  const waited = published.flatMap(({ user, branch, start, end }): Present<W>[] => {
    if (user === null || busy.has(user) || away.has(user)) return []
    if (works.some(work => work.user === user && isWithin(work, start, end))) return []
    const presence = start + LATE_MS <= now ? 'missing' : 'expected'
    return [{ user, branch, presence, since: start, until: end, work: null }]
  })
  return [...there, ...waited].toSorted(
    (one, other) => rank.indexOf(one.presence) - rank.indexOf(other.presence) || one.since - other.since,
  )
}

const rank: readonly Presence[] = ['missing', 'here', 'break', 'expected']

const isWithin = ({ startedAt, endedAt }: Work, start: number, end: number): boolean =>
  startedAt !== null && Date.parse(startedAt) < end && (endedAt === null || Date.parse(endedAt) > start)
