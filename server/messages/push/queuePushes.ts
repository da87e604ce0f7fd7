import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { heldBack, takeBackJob } from '../../ordering/orders/heldBack.ts'
import type { Follower, StepName } from '../../ordering/orders/step.ts'
import { isHeld, isNewToBranch } from '../../ordering/payments/hold.ts'
import { type PushKind, pushJob } from './pushJob.ts'

/** Adds the notifications of a step, if any device wants them. */
export const queuePushes: Follower = async (transaction, { name: step, undoes, order, at }) => {
  const former = step === 'recall' ? 'in-delivery' : undoes
  if (former) return takeBackJob(transaction, pushJob(order, former, former).dedupeKey, { undoes })
  if (isNewToBranch({ name: step, order }) && (await hasStaffDevice(transaction)))
    await transaction.jobs.add(pushJob(order, 'new-order', 'new-order'), at)
  const kind = guestPush(order, step)
  if (kind && (await transaction.pushes.ofOwner(`orders:${order.id}`)).length > 0)
    await transaction.jobs.add(
      heldBack(pushJob(order, kind, kind === 'propose' || kind === 'delay' ? `${kind}:${order.rev}` : kind), {
        name: step,
        at,
      }),
      at,
    )
}

export const hasStaffDevice = async ({ pushes }: Pick<Transaction, 'pushes'>): Promise<boolean> =>
  (await pushes.hasFamily('users')) || pushes.hasFamily('devices')

function guestPush(order: OrderRow, step: StepName): PushKind | null {
  if (isHeld(order)) return null
  return told.find(kind => kind === step) ?? null
}

const told = ['confirm', 'reject', 'cancel', 'propose', 'delay', 'in-delivery', 'completed'] as const
