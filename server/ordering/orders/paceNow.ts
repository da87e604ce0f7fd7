import type { Lessons } from '../../../schema/ordering/lessons.ts'
import { type Pace, waitingWork } from '../../../schema/ordering/promise.ts'
import type { Maker, Workload } from '../../../schema/ordering/workload.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { BranchOffer } from './catalogue.ts'

type Reads = {
  readonly documents: Pick<Storage['read']['documents'], 'fact'>
  readonly promises: Pick<Storage['read']['promises'], 'underway'>
}

/** The offer with how fast its branch is at `now` (epoch ms): what it learned, and every order that is not ready yet. */
export async function withPace<Given extends BranchOffer>(catalogue: Given, reads: Reads, now: number): Promise<Given> {
  const { branch, pace } = catalogue
  const makers = pace?.makers ?? []
  return { ...catalogue, pace: await paceNow(reads, branch.id, makers, now) }
}

/** How fast a branch is at `now` (epoch ms), as these reads see it. */
export async function paceNow(reads: Reads, branch: number, makers: readonly Maker[], now: number): Promise<Pace> {
  const lessons = await lessonsOf(reads, branch)
  return { makers, lessons, waiting: await waitingNow(reads, branch, makers, now), asOf: now }
}

/** What a branch has learned of itself; nothing at first. */
export async function lessonsOf({ documents }: Pick<Reads, 'documents'>, branch: number): Promise<Lessons> {
  const fact = await documents.fact(lessonsFact(branch))
  return fact ? JSON.parse(fact) : {}
}

/** The name under which the lessons of a branch are kept. */
export const lessonsFact = (branch: number): string => `lessons:${branch}`

/** How far around the present orders are looked at, in ms: the rule itself leaves out what is further away. */
const AROUND_MS = 60 * 60_000

async function waitingNow(reads: Reads, branch: number, makers: readonly Maker[], now: number): Promise<Workload> {
  const rows = await reads.promises.underway(branch, now - AROUND_MS, now + AROUND_MS)
  const orders = rows.flatMap(({ reckoning, promisedAt }) => {
    if (reckoning === null || promisedAt === null) return []
    const { work, from } = fromJson(reckoning)
    return [{ work, placedAt: from, promisedAt }]
  })
  return waitingWork(orders, makers, now)
}
