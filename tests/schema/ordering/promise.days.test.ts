import { expect, test } from 'vitest'
import { addDays, MINUTE } from '../../../schema/base/zonedTime.ts'
import { type Lessons, learn } from '../../../schema/ordering/lessons.ts'
import { promise, waitingWork } from '../../../schema/ordering/promise.ts'
import { dayOf, type LivedOrder, makers, zone } from '../../support/branchDays.ts'

/** `PROMISE_DAYS=1000` is the long run. */
const DAYS = Number(process.env['PROMISE_DAYS'] ?? 60)
/** Days a branch is left to learn before anybody counts. */
const LEARNING_DAYS = 20
const branch = { timeZone: zone, preparationMinutes: 20 }

interface Given {
  readonly order: LivedOrder
  /** Minutes, from placing on. */
  readonly promised: number
  readonly took: number
}

/** What is promised on these days, each order with what the branch knew when it came. */
function promisesOf(days: number): Given[] {
  const given: Given[] = []
  let lessons: Lessons = {}
  for (let day = 0; day < days; day++) {
    let open: { order: LivedOrder; promisedAt: number; reckoned: number }[] = []
    for (const order of dayOf(addDays('2024-01-01', day), day + 1)) {
      const now = order.placedAt
      for (const { order: done, reckoned } of open.filter(each => each.order.readyAt <= now)) {
        const took = (done.readyAt - done.placedAt) / MINUTE
        lessons = { ...lessons, ...learn(lessons, done.placedAt, zone, { reckoned, took }) }
      }
      open = open.filter(each => each.order.readyAt > now)
      const queue = open.map(({ order: { work, placedAt }, promisedAt }) => ({ work, placedAt, promisedAt }))
      const pace = { makers, lessons, waiting: waitingWork(queue, makers, now), asOf: now }
      const { at, reckoned } = promise(order.work, pace, branch, now)
      open.push({ order, promisedAt: at, reckoned })
      if (day >= LEARNING_DAYS)
        given.push({ order, promised: (at - now) / MINUTE, took: (order.readyAt - now) / MINUTE })
    }
  }
  return given
}

const kept = (given: readonly Given[]): number =>
  given.filter(({ promised, took }) => took <= promised).length / given.length

/** By how many minutes a promise in the middle lies above what it really took. */
function margin(given: readonly Given[]): number {
  const sorted = given.map(({ promised, took }) => promised - took).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

test(`Of the orders of ${DAYS} days 95 % are ready by the promise, which is 3 minutes above the real time at most; no fixed number does that`, () => {
  const given = promisesOf(DAYS)
  const fixed = [5, 10, 15, 20, 25, 30, 40].map(promised => given.map(each => ({ ...each, promised })))
  expect(kept(given)).toBeGreaterThanOrEqual(0.95)
  expect(margin(given)).toBeLessThanOrEqual(3)
  for (const control of fixed) expect(kept(control) >= 0.95 && margin(control) <= 3).toBe(false)
})
