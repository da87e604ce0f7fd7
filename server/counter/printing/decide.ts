import { randomUUID } from 'node:crypto'
import { Fault } from '../../base/http/fault.ts'
import type { JobRow, JobState } from '../../base/storage/statements/base/jobs.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { print, printAgain } from './printJobs.ts'

/** What a person does with a print job: once more, it was printed, it is not wanted. */
const deeds: Readonly<Record<'again' | 'done' | 'discard', readonly JobState[]>> = {
  again: ['done', 'unconfirmed', 'dead', 'expired'],
  done: ['handed', 'unconfirmed', 'dead'],
  discard: ['queued', 'unconfirmed', 'dead'],
}
type PrintDeed = keyof typeof deeds

const isDeed = (name: string): name is PrintDeed => Object.hasOwn(deeds, name)
export const deedOf = (name: string): PrintDeed | null => (isDeed(name) ? name : null)

/**
 * Only a person may repeat a paper that may be there already; the new one says KOPIE then. Returns the job that counts
 * now. Throws 409 where the job has moved on, or is not to be decided by anybody yet.
 */
export async function decide(transaction: Transaction, seen: JobRow, deed: PrintDeed, at: number): Promise<JobRow> {
  const job = await transaction.jobs.byId(seen.id)
  if (!job || job.state !== seen.state || job.tries !== seen.tries) throw new Fault(409, 'conflict')
  if (!deeds[deed].includes(job.state)) throw new Fault(409, 'statusNotAllowed')
  if (deed === 'again') return again(transaction, job, at)
  const change =
    deed === 'done'
      ? { state: 'done' as const, lastError: 'Von Hand als gedruckt bestätigt.' }
      : { state: 'expired' as const, lastError: 'Von Hand verworfen.' }
  await transaction.jobs.move(job, { ...change, leaseUntil: null }, at)
  return { ...job, ...change }
}

async function again(transaction: Transaction, job: JobRow, at: number): Promise<JobRow> {
  const { order: id, printer, document, items, mark } = print.payloadOf(job)
  const order = id === null ? undefined : await transaction.orders.byId(id)
  const dedupeKey = `print:again:${job.id}:${randomUUID()}`
  if (order) await printAgain(transaction, order, { printer, document, items, mark }, at)
  else await transaction.jobs.add(print.job(print.payloadOf(job), { dedupeKey, target: `printers:${printer}` }), at)
  // It is decided: a late word about the former one starts nothing any more.
  if (job.state === 'unconfirmed' || job.state === 'dead')
    await transaction.jobs.move(job, { state: 'expired', leaseUntil: null, lastError: 'Noch einmal gedruckt.' }, at)
  const newest = order
    ? (await transaction.printJobs.ofOrder(order.id)).at(-1)
    : await transaction.jobs.byKey(dedupeKey)
  if (!newest) throw new Fault(409, 'conflict')
  return newest
}
