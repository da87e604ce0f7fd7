import { branches } from '../../../schema/business/branch.ts'
import { fromJson, storedOf } from '../../base/storage/json.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { heldBack, takeBackJob } from '../../ordering/orders/heldBack.ts'
import type { Follower, OrderStep } from '../../ordering/orders/step.ts'
import { isHeld, isNewToBranch, isOffered } from '../../ordering/payments/hold.ts'
import { guestChannel, isPassing, passingNews } from '../guestChannel.ts'
import { mailJob } from './mailJob.ts'
import type { MailKind } from './occasion.ts'

/** Adds the mails of a step. */
export const queueMails: Follower = async (transaction, step) => {
  const former = step.name === 'recall' ? 'in-delivery' : step.undoes
  for (const { dedupeKey } of former ? mailJobs({ ...step, name: former }, false) : [])
    await takeBackJob(transaction, dedupeKey, step)
  const isTold = branchMail(step) !== null && (await branchHasAddress(transaction, step.order.branch))
  // Taken in the moment it came: one mail says both.
  if (guestMail(step) === 'accepted') await transaction.jobs.takeBack(mailJob(step.order, 'placed', 'placed').dedupeKey)
  const isElsewhere = isPassing(guestMail(step)) && (await guestChannel(transaction, step.order)) !== 'mail'
  for (const job of isElsewhere ? [] : mailJobs(step, isTold)) await transaction.jobs.add(heldBack(job, step), step.at)
}

/**
 * Which mails follow from a step. None without an address, and none about an order that is to be paid online before it is
 * paid: until then nothing has been ordered. The key says what the mail is about, so that each is sent once.
 */
export function mailJobs(step: Told, isBranchTold: boolean): readonly NewJob[] {
  const { order } = step
  const kinds = [hasAddress(order) ? guestMail(step) : null, isBranchTold ? branchMail(step) : null]
  return kinds.flatMap(kind =>
    kind === null ? [] : [mailJob(order, kind, isRepeatable(kind) ? `${kind}:${order.rev}` : kind, step.credit)],
  )
}

/** What mails need to know of a step. */
type Told = Pick<OrderStep, 'name' | 'order' | 'by' | 'movedFrom' | 'credit'>

/** A branch that works by mail hears of new orders, and of what their guests did to them before it took them up. */
function branchMail({ name, order, by }: Told): MailKind | null {
  if (isNewToBranch({ name, order })) return 'new-order'
  if (by !== 'guest' || isHeld(order)) return null
  return name === 'cancel' ? 'guest-canceled' : name === 'edited' ? 'guest-moved' : null
}

function guestMail(given: Told): MailKind | null {
  const { name: step, order, by } = given
  if (step === 'paid' || step === 'at-counter') return isOffered(order) ? null : 'placed'
  if (isHeld(order)) return null
  // What was given back by hand has its own words, also where nothing is left after it.
  if (given.credit !== undefined) return 'credited'
  if (isPassing(step)) return passingNews(given)
  if (step === 'confirm' && by === undefined) return 'accepted'
  if (step === 'edited' && by === 'guest') return 'moved'
  return told.find(kind => kind === step) ?? null
}

const told = ['offer', 'placed', 'confirm', 'reject', 'cancel', 'propose', 'refunded', 'edited'] as const

const isRepeatable = (kind: MailKind): boolean => repeatable.includes(kind)

const repeatable: readonly MailKind[] = ['offer', 'propose', 'delay', 'credited', 'edited', 'moved', 'guest-moved']

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
