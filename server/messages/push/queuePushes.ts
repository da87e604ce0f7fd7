import type { Transaction } from '../../base/storage/storage.ts'
import { heldBack, takeBackJob } from '../../ordering/orders/heldBack.ts'
import type { Follower, OrderStep } from '../../ordering/orders/step.ts'
import { isHeld, isNewToBranch } from '../../ordering/payments/hold.ts'
import { guestChannel, isPassing, passingName, passingNews } from '../guestChannel.ts'
import { type PushKind, pushJob } from './pushJob.ts'

/** Adds the notifications of a step, if any device wants them. */
export const queuePushes: Follower = async (transaction, given) => {
  const { name: step, undoes, order, at } = given
  const former = step === 'recall' ? 'in-delivery' : undoes
  if (former) return takeBackJob(transaction, pushJob(order, former, former).dedupeKey, { undoes })
  if (isNewToBranch({ name: step, order }) && (await hasStaffDevice(transaction)))
    await transaction.jobs.add(pushJob(order, 'new-order', 'new-order'), at)
  // Somebody has to hear it who does not look at a board; once for an order, whatever it is promised for then.
  if (step === 'asked' && (await hasStaffDevice(transaction)))
    await transaction.jobs.add(pushJob(order, 'running-out', 'running-out'), at)
  const kind = guestPush(given)
  if (kind === null || (await guestChannel(transaction, order)) !== 'push') return
  const name = isPassing(kind) ? passingName(kind, order) : kind === 'propose' ? `${kind}:${order.rev}` : kind
  await transaction.jobs.add(heldBack(pushJob(order, kind, name), given), at)
}

export const hasStaffDevice = async ({ pushes }: Pick<Transaction, 'pushes'>): Promise<boolean> =>
  (await pushes.hasFamily('users')) || pushes.hasFamily('devices')

function guestPush(step: OrderStep): PushKind | null {
  if (isHeld(step.order)) return null
  return passingNews(step) ?? told.find(kind => kind === step.name) ?? null
}

const told = ['confirm', 'reject', 'cancel', 'propose', 'completed'] as const
