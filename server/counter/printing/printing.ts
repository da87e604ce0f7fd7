import type { LookupFunction } from 'node:net'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import type { PrintingDeps } from './deps.ts'
import { conclude, expiryOf, FALLBACK_MS, moveToOther, otherPrinterOf } from './jobSteps.ts'
import { createRawPrinting, type RawPrinting } from './machines/raw.ts'

type World = Pick<PrintingDeps, 'storage' | 'clock' | 'log' | 'settings' | 'drawLabels'>

/** What printing needs without a printer asking for it. */
interface Printing extends RawPrinting {
  /** Ends what nobody can wait for any longer, and sends what is to be sent. Returns how much there was to do. */
  tick(): Promise<number>
}

const AT_ONCE = 500

/** `lookup` is where names of printers are looked up, if not where everybody does. */
export function createPrinting(world: World, lookup?: LookupFunction): Printing {
  const raw = createRawPrinting(world, lookup)
  return {
    ...raw,
    async tick() {
      const settled = await settleOverdue(world)
      return settled + (await raw.send())
    },
  }
}

/** Results that never came, papers nobody needs any more, printers that do not fetch. */
async function settleOverdue({ storage, clock }: World): Promise<number> {
  const now = clock.now()
  const handed = await storage.read.printJobs.inState('handed', AT_ONCE)
  const queued = await storage.read.printJobs.inState('queued', AT_ONCE)
  const unsure = handed.filter(({ leaseUntil }) => (leaseUntil ?? 0) <= now)
  const expired = queued.filter(job => expiryOf(job) <= now)
  const slow: JobRow[] = []
  for (const job of queued)
    if (expiryOf(job) > now && job.runAt + FALLBACK_MS <= now && (await otherPrinterOf(storage.read, job)))
      slow.push(job)
  if (unsure.length + expired.length + slow.length === 0) return 0
  await storage.write(async transaction => {
    for (const job of unsure)
      await conclude(
        transaction,
        job,
        { kind: 'unsure', text: job.lastError ?? 'Der Drucker hat sich nicht gemeldet.' },
        now,
      )
    for (const job of expired) {
      const lastError = `Nicht gedruckt: ${job.lastError ?? 'Der Drucker hat den Auftrag nicht abgeholt.'}`
      await transaction.jobs.move(job, { state: 'expired', lastError }, now)
    }
    for (const job of slow) await moveToOther(transaction, job, now)
  })
  return unsure.length + expired.length + slow.length
}
