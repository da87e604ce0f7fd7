import { branches } from '../../../schema/business/branch.ts'
import { fromJson, storedOf } from '../../base/storage/json.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { Follower, StepName } from '../../ordering/orders/step.ts'
import { isHeld, isNewToBranch } from '../../ordering/payments/hold.ts'
import { mailJob } from './mailJob.ts'
import type { MailKind } from './occasion.ts'

/** Adds the mails of a step. */
export const queueMails: Follower = async (transaction, { name: step, order, at }) => {
  const isTold = isNewToBranch({ name: step, order }) ? await branchHasAddress(transaction, order.branch) : false
  for (const job of mailJobs(order, step, isTold)) await transaction.jobs.add(job, at)
}

/**
 * Which mails follow from a step. None without an address, and none about an order that is to be paid online before it is
 * paid: until then nothing has been ordered. The key says what the mail is about, so that each is sent once.
 */
export function mailJobs(order: OrderRow, step: StepName, isBranchTold: boolean): readonly NewJob[] {
  const isAboutToBranch = isBranchTold && isNewToBranch({ name: step, order })
  const kind = hasAddress(order) ? guestMail(order, step) : null
  return [
    ...(kind === null ? [] : [mailJob(order, kind, isRepeatable(step) ? `${step}:${order.rev}` : kind)]),
    ...(isAboutToBranch ? [mailJob(order, 'new-order', 'new-order')] : []),
  ]
}

function guestMail(order: OrderRow, step: StepName): MailKind | null {
  if (step === 'paid') return 'placed'
  if (isHeld(order)) return null
  // Whoever sits at a table sees the food come.
  if (step === 'in-delivery') return order.mode === 'dineIn' ? null : step
  return told.find(kind => kind === step) ?? null
}

const told = ['placed', 'confirm', 'reject', 'cancel', 'propose', 'refunded', 'edited'] as const

const isRepeatable = (step: StepName): boolean => step === 'propose' || step === 'edited'

const hasAddress = ({ contact }: OrderRow): boolean => Boolean(fromJson(contact).email)

/** Read once per revision of a branch: its document is long, and every order asks. */
const hadAddress = new Map<number, { readonly rev: string; readonly has: boolean }>()

async function branchHasAddress({ documents }: Transaction, branch: number): Promise<boolean> {
  const row = await documents.document('branches', branch)
  if (!row) return false
  const known = hadAddress.get(branch)
  if (known?.rev === row.rev) return known.has
  const has = Boolean(storedOf(branches, row).email)
  hadAddress.set(branch, { rev: row.rev, has })
  return has
}
