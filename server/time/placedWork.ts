import { addDays, DAY, instantAt } from '../../schema/base/zonedTime.ts'
import type { User } from '../../schema/business/user.ts'
import type { Activity } from '../../schema/time/activity.ts'
import type { ProjectHours } from '../../schema/time/calls.ts'
import { projectTimes } from '../../schema/time/exports/projectTimes.ts'
import type { PeriodQuery } from '../../schema/time/requests.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import { type Numbered, workOf } from './ownFeed.ts'
import { everRecorded } from './people.ts'
import { byName, type Places } from './places.ts'

type Read = Pick<Statements, 'documents' | 'timeEvents'>

/** Somebody with their work in some branches. */
interface Placed {
  readonly person: User
  readonly work: Numbered
}

/** How long (ms) before a period is read what went on into it. */
const BEFORE_MS = 40 * DAY

/**
 * The work of everybody in some branches, by name; `from` and `now` are epoch ms. What was not clocked at a terminal was
 * worked where the person belongs to.
 */
async function placedWork(read: Read, places: Places, from: number, now: number): Promise<readonly Placed[]> {
  const placed: Placed[] = []
  for (const person of (await everRecorded(read)).toSorted(byName)) {
    const work = await workOf(read, person.id, from, now)
    const isThere = ({ branch }: Pick<Activity, 'branch'>) => places.has(branch === null ? person.branches : [branch])
    const [activities, withdrawn] = [work.activities.filter(isThere), work.withdrawn.filter(isThere)]
    const lone = isThere({ branch: null }) ? work.lone : []
    if (activities.length + withdrawn.length + lone.length > 0)
      placed.push({ person, work: { ...work, activities, withdrawn, lone } })
  }
  return placed
}

/** What began in a period, of everybody in some branches. */
export async function recordedWork(
  read: Read,
  places: Places,
  { from, to, zone, now }: Pick<PeriodQuery, 'from' | 'to'> & { readonly zone: string; readonly now: number },
): Promise<readonly Placed[]> {
  const [since, until] = [instantAt(from, 0, zone), instantAt(addDays(to, 1), 0, zone)]
  const isInside = (at: number) => since <= at && at < until
  return (await placedWork(read, places, since - BEFORE_MS, now)).map(({ person, work }) => ({
    person,
    work: {
      ...work,
      activities: work.activities.filter(({ startedAt }) => isInside(startedAt)),
      withdrawn: work.withdrawn.filter(({ startedAt }) => isInside(startedAt)),
      lone: work.lone.filter(({ at }) => isInside(at)),
    },
  }))
}

/** Hours by project of everybody in some branches, by name. */
export async function hoursByProject(
  read: Read,
  places: Places,
  period: Pick<PeriodQuery, 'from' | 'to'> & { readonly zone: string; readonly now: number },
): Promise<ProjectHours> {
  const placed = await placedWork(read, places, 0, period.now)
  const times = placed.flatMap(({ person, work }) => projectTimes(person.id, work.activities, period))
  const seen = new Set(times.map(({ user }) => user))
  return {
    isWhole: places.has([]),
    people: placed.flatMap(({ person: { id, username, firstName, lastName } }) =>
      seen.has(id) ? [{ id, username, firstName, lastName }] : [],
    ),
    times: times.toSorted((one, other) => one.project - other.project || (one.task ?? 0) - (other.task ?? 0)),
  }
}
