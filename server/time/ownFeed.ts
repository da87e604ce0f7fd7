import { userDatabase, userOfDatabase } from '../../schema/base/access.ts'
import { DAY } from '../../schema/base/zonedTime.ts'
import { absences } from '../../schema/time/absence.ts'
import { activitiesOf, type Folded } from '../../schema/time/activities.ts'
import type { Activity, JudgedCorrection, OpenTimes } from '../../schema/time/activity.ts'
import { contracts } from '../../schema/time/contract.ts'
import { type Shift, shifts } from '../../schema/time/shift.ts'
import { type YearFacts, yearsOf } from '../../schema/time/yearEnd.ts'
import { tellConcerned } from '../base/documents/feeds.ts'
import type { LiveDatabase } from '../base/documents/liveDatabases.ts'
import { LOST_STEPS, putListed, takeListed } from '../base/documents/liveFeed.ts'
import { storedOf } from '../base/storage/json.ts'
import type { KeptTimeEvent } from '../base/storage/statements/time/timeEvents.ts'
import type { Transaction } from '../base/storage/storage.ts'

/** How far back (ms) somebody's own device has their activities; older ones are asked for. */
const SHOWN_MS = 62 * DAY
/** What is read to know them: work that began before is long over by then. */
const READ_MS = SHOWN_MS + 7 * DAY

/** `user-{id}`: what concerns one person alone. */
export const ownTime: LiveDatabase = {
  covers: name => userOfDatabase(name) !== null,
  mayOpen: ({ actor }, name) => actor !== null && actor.roles.length > 0 && userOfDatabase(name) === actor.id,
  version: 2,
  async relist(transaction) {
    const now = await transaction.timeEvents.lastReceived()
    for (const user of await transaction.timeEvents.usersSince(now - READ_MS))
      await listActivities(transaction, user, now, LOST_STEPS)
    for (const entity of [contracts, shifts, absences])
      for (const { id, rev: _rev, ...body } of await transaction.documents.every(entity))
        await tellConcerned(transaction, entity, { id, deleted: 0 }, { id, ...body }, { steps: LOST_STEPS })
  },
}

/** Somebody's working time with the numbers it is asked for by; `from` is epoch ms. */
export async function workOf(
  { timeEvents }: Pick<Transaction, 'timeEvents'>,
  user: number,
  from: number,
  now: number,
): Promise<Numbered> {
  const kept = await timeEvents.since(user, from)
  const events = kept.map(({ event }) => event)
  return { ...activitiesOf(events, now), numbers: numbersOf(kept), years: yearsOf(events) }
}

export interface Numbered extends Folded {
  /** An activity's number, by its `uid`: that of its start, or of what somebody wrote down; and those of all other events. */
  readonly numbers: ReadonlyMap<string, number>
  readonly years: YearFacts
}

const numbersOf = (kept: readonly KeptTimeEvent[]): ReadonlyMap<string, number> =>
  new Map(kept.map(({ id, event }) => [event.uid, id]))

/** Lists somebody's activities on their own devices as they are now (epoch ms). */
export async function listActivities(
  transaction: Transaction,
  user: number,
  now: number,
  steps = 1,
): Promise<Numbered> {
  const database = userDatabase(user)
  const work = await workOf(transaction, user, now - READ_MS, now)
  const shown = new Set<string>()
  for (const { type, id, order, body } of shownOf(work, user)) {
    if (order < now - SHOWN_MS) continue
    shown.add(`${type}:${id}`)
    const present = await transaction.documents.entry(database, type, id)
    if (steps === 1 && present && !present.deleted && present.body === JSON.stringify(body)) continue
    const listed = { type, id, title: '', parent: `users:${user}`, order, body }
    await putListed(transaction, database, listed, present?.rev ?? null, steps)
  }
  for (const { type, id } of await transaction.documents.names(database))
    if ((type === WORK || type === CORRECTION) && !shown.has(`${type}:${id}`))
      await takeListed(transaction, database, { type, id })
  return work
}

/** What somebody's own devices have of the roster: shifts that are theirs and published. */
export async function publishedShifts(
  { documents }: Pick<Transaction, 'documents'>,
  user: number,
): Promise<readonly Shift[]> {
  const rows = await documents.everyOfType(userDatabase(user), shifts.type)
  return rows.map(row => storedOf(shifts, row))
}

const WORK = 'working-activities'
const CORRECTION = 'time-corrections'

/** What somebody's own devices have of their work, and of all that was written down about it. */
const shownOf = ({ activities, corrections, former, numbers }: Numbered, user: number) => [
  ...activities.flatMap(activity => {
    const id = numbers.get(activity.uid)
    return id === undefined ? [] : [{ type: WORK, id, order: activity.startedAt, body: bodyOf(activity, id, user) }]
  }),
  ...corrections.flatMap(correction => {
    const id = numbers.get(correction.uid)
    const old = former.get(correction.uid) ?? null
    const body = { id, user, ...correctionBody(correction), old: old && timesOf(old) }
    return id === undefined ? [] : [{ type: CORRECTION, id, order: correction.at, body }]
  }),
]

const correctionBody = ({ uid, activity, to, reason, author, at, isApproved, decision }: JudgedCorrection) => ({
  uid,
  activity,
  new: to,
  reason,
  author,
  at,
  isApproved,
  decidedBy: decision?.author ?? null,
  answer: decision?.answer ?? '',
})

const timesOf = ({ startedAt, endedAt, breaks, project, task }: OpenTimes) => ({
  startedAt,
  endedAt,
  breaks,
  project,
  task,
})

const bodyOf = ({ corrections, ...activity }: Activity, id: number, user: number) => ({
  id,
  user,
  ...activity,
  corrections: corrections.map(({ reason, author, at, isApproved }) => ({ reason, author, at, isApproved })),
})
