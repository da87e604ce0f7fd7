import { z } from 'zod'
import { jobKind } from '../../base/jobs/kind.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import type { Follower, OrderStep } from '../orders/step.ts'
import { giveUpUnpaid, UNOPENED_MS } from './apply.ts'

/** How long (ms) an order that is to be paid online holds its place before it is given up. */
export const HOLD_MS = 30 * 60_000

/** To be paid online and not paid: nobody makes it yet, and it may never be. */
export const isHeld = ({ holdUntil, paymentState }: Pick<OrderRow, 'holdUntil' | 'paymentState'>): boolean =>
  holdUntil !== null && paymentState === 'open'

/** Whether staff have answered it with a price: they know of it, and whoever accepted it has had it confirmed. */
export const isOffered = ({ pricing }: Pick<OrderRow, 'pricing'>): boolean =>
  // Hardly any order has it: most need not be parsed for it.
  pricing.includes('"offer"') && fromJson(pricing).offer !== undefined

/** Whether an order begins to exist for its branch with this step: when it is placed, where it is paid online when it is paid, or when its guest says to pay at the counter. An offer it made itself is not. */
export const isNewToBranch = ({ name, order }: Pick<OrderStep, 'name' | 'order'>): boolean =>
  name === 'placed' ? !isHeld(order) : (name === 'paid' || name === 'at-counter') && !isOffered(order)

/** An order that is to be paid online is given up when nobody pays it in time. */
export const holdUnpaid: Follower = async (transaction, { name, order: { id, holdUntil }, at }) => {
  if (name !== 'placed' || holdUntil === null) return
  const job = hold.job(
    { order: id },
    { dedupeKey: `hold:${id}`, runAt: Math.min(holdUntil, at + UNOPENED_MS), order: id },
  )
  await transaction.jobs.add(job, at)
}

/** Looks at the end of its hold whether an order has been paid. */
export const hold = jobKind({
  kind: 'hold',
  payload: z.object({ order: z.int() }),
  async handle({ storage, clock, followers }: Pick<OrderingDeps, 'storage' | 'clock' | 'followers'>, { order }) {
    const again = await storage.write(transaction => giveUpUnpaid(followers, transaction, order, clock.now()))
    return again === null ? 'done' : { again }
  },
})
