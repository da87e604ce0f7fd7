import { z } from 'zod'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import { stations as stationEntity } from '../../../schema/counter/station.ts'
import { ENOUGH_ORDERS, type Lessons, learn, lessonAt } from '../../../schema/ordering/lessons.ts'
import { RECALL_MS } from '../../../schema/ordering/orderStatus.ts'
import { type PaceDocument, paceOf, paces } from '../../../schema/ordering/pace.ts'
import type { Pace } from '../../../schema/ordering/promise.ts'
import { HELD_MS } from '../../../schema/ordering/undo.ts'
import { afterMinutes, handsOf, type Maker } from '../../../schema/ordering/workload.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import { fromJson, storedOf } from '../../base/storage/json.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { lessonsFact, lessonsOf, paceNow } from '../../ordering/orders/paceNow.ts'
import type { Follower, StepName } from '../../ordering/orders/step.ts'
import { isHeld } from '../../ordering/payments/hold.ts'

/** Steps with which work comes or goes. */
const moving: ReadonlySet<StepName> = new Set<StepName>([
  'placed',
  'paid',
  'at-counter',
  'in-delivery',
  'completed',
  'recall',
  'reject',
  'cancel',
  'failed',
  'undone',
])
/** Devices are told anew when a guest would read a time that is off by as much as this, in minutes: not with every order. */
const TOLD_FROM_MINUTES = 4

/**
 * What a branch knows of its own speed follows from its orders: it learns from one that was ready, once nobody can take that
 * back any more, and guests' devices are told as soon as it makes a difference to them.
 */
export const keepPace: Follower = async (transaction, { name, order, at }) => {
  if (!moving.has(name) || isHeld(order) || order.reckoning === null) return
  const row = await transaction.documents.document('branches', order.branch)
  if (!row || row.deleted) return
  const { timeZone } = storedOf(branches, row)
  const isReady = name === 'in-delivery' || (name === 'completed' && order.rev > 1)
  if (isReady) await transaction.jobs.add(lessonJob(order.id, at), at)
  // It was not ready after all.
  if ((name === 'undone' || name === 'recall') && order.status !== 'in-delivery')
    await transaction.jobs.takeBack(lessonJob(order.id, at).dedupeKey)
  const makers = await makersOf(transaction, order.branch)
  await tell(transaction, order.branch, await paceNow(transaction, order.branch, makers, at), timeZone, at)
}

/** One for each order: whoever says once more that it is ready, or hands it over, says nothing new. */
const lessonJob = (order: number, at: number): NewJob =>
  lesson.job({ order, at }, { dedupeKey: `lesson:${order}`, order, runAt: at + RECALL_MS + HELD_MS })

/** Learns what an order took that was ready at `at` (epoch ms). */
export const lesson = jobKind({
  kind: 'lesson',
  payload: z.object({ order: z.int(), at: z.int() }),
  async handle({ storage }: Pick<MessagesDeps, 'storage'>, { order: id, at }) {
    await storage.write(async transaction => {
      const order = await transaction.orders.byId(id)
      const row = order && (await transaction.documents.document('branches', order.branch))
      if (order && row && !row.deleted) await learnFrom(transaction, order, storedOf(branches, row).timeZone, at)
    })
    return 'done'
  },
})

async function learnFrom(transaction: Transaction, order: OrderRow, zone: string, at: number): Promise<void> {
  if (order.reckoning === null || order.appointmentAt !== null || order.needsReview === 1) return
  const { reckoned, from } = fromJson(order.reckoning)
  // What was for later was made when it was wanted.
  if (reckoned === 0) return
  const lessons = await lessonsOf(transaction, order.branch)
  const learned = learn(lessons, from, zone, { reckoned, took: (at - from) / MINUTE })
  await transaction.documents.putFact(lessonsFact(order.branch), JSON.stringify({ ...lessons, ...learned }))
}

/** Writes the public document where what it says is no longer what guests should read. */
async function tell(transaction: Transaction, branch: number, pace: Pace, zone: string, at: number): Promise<void> {
  const row = await transaction.documents.document(paces.type, branch)
  const told = row && !row.deleted ? storedOf(paces, row) : null
  if (told && !differs(told, pace, zone, at)) return
  const body = {
    branch,
    lessons: lessonsTold(pace.lessons),
    waiting: Object.entries(pace.waiting).map(([station, minutes]) => ({
      station: Number(station),
      minutes: Math.round(minutes * 10) / 10,
    })),
    asOf: new Date(at).toISOString(),
  }
  const change = { id: branch, base: told && row ? row.rev : null, body }
  await writeDocument(transaction, paces, change, { actor: installation, device: 'system', at })
}

function differs(told: PaceDocument, pace: Pace, zone: string, at: number): boolean {
  const known = paceOf(told.branch, [], [told])
  const left = afterMinutes(known.waiting, (at - known.asOf) / MINUTE, pace.makers)
  const stations = new Set([...Object.keys(left), ...Object.keys(pace.waiting)].map(Number))
  const [before, after] = [lessonAt(known.lessons, at, zone), lessonAt(pace.lessons, at, zone)]
  const minutesOf = ({ factor, slack }: typeof before) => USUAL_MINUTES * factor + slack
  if (Math.abs(minutesOf(before) - minutesOf(after)) >= TOLD_FROM_MINUTES / 2) return true
  return [...stations].some(id => {
    const difference = Math.abs((left[id] ?? 0) - (pace.waiting[id] ?? 0)) / handsOf(id, pace.makers)
    return difference * after.factor >= TOLD_FROM_MINUTES
  })
}

/** A usual order, in reckoned minutes: what a lesson means is compared by it. */
const USUAL_MINUTES = 8

/** Whether a part of the week speaks for itself is all that devices need to know: how many orders it saw is nobody's business. */
const lessonsTold = (lessons: Lessons): PaceDocument['lessons'] =>
  Object.entries(lessons).map(([part, { factor, slack, orders }]) => ({
    part,
    factor: Math.round(factor * 100) / 100,
    slack: Math.round(slack * 10) / 10,
    orders: Math.min(orders, ENOUGH_ORDERS),
  }))

/** Per connection: nearly always nothing has changed, and one counter says so to the order that waits. */
const known = new WeakMap<Transaction['documents'], { readonly seq: number; readonly makers: readonly Station[] }>()
type Station = Maker & { readonly branch: number }

async function makersOf({ documents }: Transaction, branch: number): Promise<readonly Maker[]> {
  const seq = await documents.counter('feed:office')
  let present = known.get(documents)
  if (present?.seq !== seq) {
    present = { seq, makers: await documents.every(stationEntity) }
    known.set(documents, present)
  }
  return present.makers.filter(station => station.branch === branch)
}
