import type { Printer } from '../../../schema/counter/printer.ts'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import {
  conclude,
  concludeByToken,
  handedOf,
  handOver,
  idOfToken,
  nextOf,
  noteStoppage,
  type PrintResult,
  tokenOf,
} from './jobSteps.ts'
import type { Presence } from './presence.ts'
import { targetOf } from './printers.ts'

/** Where printers that fetch get their papers, whatever they speak. */
export interface PrintQueue {
  /** What is next for a printer that can print now. */
  next(printer: Printer): Promise<JobRow | undefined>
  /** The token a queued paper will have when it is handed over. */
  offerOf(job: JobRow): string
  /** Hands over the paper of this token, or the next one. Null where it is not to be had (any more). */
  take(printer: Printer, token: string | null): Promise<JobRow | null>
  /** How it went. Without a token it is about the only paper that is at the printer, if it is only one. */
  report(printer: Printer, token: string | null, result: PrintResult): Promise<void>
  /** It says that it can print now. */
  ready(printer: Printer): void
  /** It cannot print now. `token` names the paper it failed at. */
  notReady(printer: Printer, text: string, token: string | null): Promise<void>
}

/** After so long a printer that asks again is given the next paper, although it never said how the last one went. */
const PATIENCE_MS = 15_000

export function createPrintQueue(
  { storage, clock }: Pick<MessagesDeps, 'storage' | 'clock'>,
  presence: Presence,
): PrintQueue {
  /**
   * Papers whose bytes may be asked for again, because the printer has said nothing since: its connection broke while
   * it loaded them. Forgotten with the process, and then they are not given out again.
   */
  const loading = new Map<number, string>()

  async function next(printer: Printer): Promise<JobRow | undefined> {
    loading.delete(printer.id)
    if (!printer.isEnabled) return undefined
    const now = clock.now()
    const handed = await handedOf(storage.read, printer)
    if (handed.some(({ updatedAt }) => updatedAt + PATIENCE_MS > now)) return undefined
    return nextOf(storage.read, printer, now)
  }

  /** One paper at a time: a printer that asks twice at once gets one. */
  async function hand(transaction: Transaction, printer: Printer, token: string | null): Promise<JobRow | null> {
    const now = clock.now()
    const queued = await nextOf(transaction, printer, now)
    if (!queued || (token !== null && offerOf(queued) !== token)) return null
    const handed = await handedOf(transaction, printer)
    if (handed.some(({ updatedAt }) => updatedAt + PATIENCE_MS > now)) return null
    return handOver(transaction, queued, now)
  }

  async function take(printer: Printer, token: string | null): Promise<JobRow | null> {
    if (!printer.isEnabled) return null
    const again = loading.get(printer.id)
    if (again !== undefined && (token === null || token === again)) {
      const job = await storage.read.jobs.byId(idOfToken(again) ?? 0)
      return job?.state === 'handed' && tokenOf(job) === again ? job : null
    }
    const job = await storage.write(transaction => hand(transaction, printer, token))
    if (job) loading.set(printer.id, tokenOf(job))
    return job
  }

  async function report(printer: Printer, token: string | null, result: PrintResult): Promise<void> {
    loading.delete(printer.id)
    if (result.kind === 'printed') presence.said(printer.id, null)
    if (result.kind === 'failed' && !result.isFinal) presence.said(printer.id, result.text)
    await storage.write(async transaction => {
      const now = clock.now()
      if (token !== null)
        return isAt(token, printer, await jobOf(transaction, token)) && concludeByToken(transaction, token, result, now)
      const [only, ...others] = await handedOf(transaction, printer)
      if (only && others.length === 0) await conclude(transaction, only, result, now)
    })
  }

  async function notReady(printer: Printer, text: string, token: string | null): Promise<void> {
    loading.delete(printer.id)
    presence.said(printer.id, text)
    if (token !== null) await report(printer, token, { kind: 'failed', text })
    const queued = await storage.read.jobs.ofTarget('print', targetOf(printer), 'queued', 50)
    if (queued.some(({ lastError }) => lastError !== text))
      await storage.write(transaction => noteStoppage(transaction, printer, text, clock.now()))
  }

  return { next, offerOf, take, report, notReady, ready: ({ id }) => presence.said(id, null) }
}

const offerOf = (job: JobRow): string => tokenOf({ ...job, tries: job.tries + 1 })

const jobOf = async ({ jobs }: Transaction, token: string): Promise<JobRow | undefined> =>
  jobs.byId(idOfToken(token) ?? 0)

/** A printer speaks of its own papers only. */
const isAt = (token: string, printer: Printer, job: JobRow | undefined): boolean =>
  job?.target === targetOf(printer) && tokenOf(job) === token
