import type { Printer } from '../../../schema/counter/printer.ts'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { idOfTarget, printerOf, targetOf } from './printers.ts'
import { print, SLIP_MS } from './printJobs.ts'

/** What a printer says of a paper. `unsure`: it may be printed, and only a person may say. */
export type PrintResult =
  | { readonly kind: 'printed'; readonly note?: string }
  | { readonly kind: 'failed'; readonly text: string; readonly isFinal?: boolean }
  | { readonly kind: 'unsure'; readonly text: string }

/** How long after a paper was handed over its result is waited for. */
export const RESULT_MS = 120_000
/** How long a paper waits at a printer before another one takes it over. */
export const FALLBACK_MS = 180_000
const HOUR = 3_600_000
/** Nobody wants yesterday's tickets in the morning. */
const lifetimes = { ticket: 2 * HOUR, receipt: 12 * HOUR, slip: SLIP_MS, labels: 12 * HOUR, test: HOUR / 6 } as const

/** Epoch ms after which nobody needs this paper any more. */
export const expiryOf = (job: JobRow): number => job.createdAt + lifetimes[print.payloadOf(job).document]

/** The name of one handing over of a job: what a printer reports with it is about that one and no other. */
export const tokenOf = ({ id, tries }: Pick<JobRow, 'id' | 'tries'>): string => `J${id}-${tries}`

export function idOfToken(token: string): number | null {
  const id = Number(/^J([1-9]\d{0,14})-\d{1,6}$/.exec(token)?.[1] ?? Number.NaN)
  return Number.isSafeInteger(id) ? id : null
}

/** Queued papers of a printer that are still wanted, in the order of their turn. */
export async function nextOf(
  { jobs }: Pick<Transaction, 'jobs'>,
  printer: Printer,
  now: number,
): Promise<JobRow | undefined> {
  const queued = await jobs.ofTarget('print', targetOf(printer), 'queued', 50)
  return queued.find(job => expiryOf(job) > now)
}

/** Papers at the printer whose result is not known yet. */
export const handedOf = ({ jobs }: Pick<Transaction, 'jobs'>, printer: Printer): Promise<JobRow[]> =>
  jobs.ofTarget('print', targetOf(printer), 'handed', 50)

/** Gives a queued paper to its printer: whatever becomes of it, it is never given out again without a word about it. */
export async function handOver({ jobs }: Transaction, job: JobRow, now: number): Promise<JobRow | null> {
  const handed = { ...job, state: 'handed' as const, tries: job.tries + 1, leaseUntil: now + RESULT_MS }
  return (await jobs.move(job, handed, now)) ? handed : null
}

/**
 * What the printer said of the paper with this token. A late word still lands on what nobody has decided about; a word
 * about an earlier handing over is about nothing.
 */
export async function concludeByToken(
  transaction: Transaction,
  token: string,
  result: PrintResult,
  now: number,
): Promise<void> {
  const id = idOfToken(token)
  const job = id === null ? undefined : await transaction.jobs.byId(id)
  if (!job || job.kind !== 'print' || tokenOf(job) !== token) return
  if (job.state === 'handed' || job.state === 'unconfirmed') await conclude(transaction, job, result, now)
}

export async function conclude(transaction: Transaction, job: JobRow, result: PrintResult, now: number): Promise<void> {
  const { jobs } = transaction
  const end = { leaseUntil: null }
  if (result.kind === 'printed')
    return void (await jobs.move(job, { ...end, state: 'done', lastError: result.note ?? null }, now))
  if (result.kind === 'unsure')
    return void (await jobs.move(job, { ...end, state: 'unconfirmed', lastError: result.text }, now))
  const queued = { ...job, ...end, state: 'queued' as const, lastError: result.text, runAt: now }
  if (!(await jobs.move(job, queued, now))) return
  const isMoved = await moveToFallback(transaction, queued, now)
  if (!isMoved && result.isFinal) await jobs.move(queued, { state: 'dead' }, now)
}

/** Tells what waits at a printer why it waits, and gives it to the one that stands in. */
export async function noteStoppage(
  transaction: Transaction,
  printer: Printer,
  text: string,
  now: number,
): Promise<void> {
  for (const job of await transaction.jobs.ofTarget('print', targetOf(printer), 'queued', 50)) {
    const told = { ...job, state: 'queued' as const, lastError: text }
    if (job.lastError !== text && !(await transaction.jobs.move(job, told, now))) continue
    await moveToFallback(transaction, told, now)
  }
}

/** Moves a queued paper from its own printer to the one that stands in for it: moved, never doubled. */
async function moveToFallback(transaction: Transaction, job: JobRow, now: number): Promise<boolean> {
  return idOfTarget(job.target) === print.payloadOf(job).printer && moveToOther(transaction, job, now)
}

/** Moves a queued paper to the other one of its two printers: from its own to the one that stands in, and back. */
export async function moveToOther(transaction: Transaction, job: JobRow, now: number): Promise<boolean> {
  const other = await otherPrinterOf(transaction, job)
  return other !== null && transaction.jobs.move(job, { state: 'queued', target: targetOf(other), runAt: now }, now)
}

/**
 * The other printer that may print this paper; null where there is none. A test print is about its own printer,
 * and labels want their own paper.
 */
export async function otherPrinterOf(
  { documents }: Pick<Transaction, 'documents'>,
  job: JobRow,
): Promise<Printer | null> {
  const { printer: home, document, labels } = print.payloadOf(job)
  if (document === 'test') return null
  const takes = ({ isEnabled, labelPaper }: Printer) => isEnabled && (!labels || labelPaper === labels.paper)
  const own = await printerOf(documents, home)
  if (idOfTarget(job.target) !== home) return own && takes(own) ? own : null
  const fallback = own?.fallback
  const other = fallback && fallback !== home ? await printerOf(documents, fallback) : null
  return other && takes(other) ? other : null
}
