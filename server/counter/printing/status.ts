import type { Printer } from '../../../schema/counter/printer.ts'
import type { PrinterStatus } from '../../../schema/counter/printing.ts'
import type { PrintCount } from '../../base/storage/statements/counter/printJobs.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { Presence } from './presence.ts'
import { targetOf } from './printers.ts'

/** How these printers do now: what they said last, and what of their papers is not settled. */
export async function statusOf(
  { read }: Pick<Storage, 'read'>,
  presence: Presence,
  printers: readonly Printer[],
): Promise<PrinterStatus[]> {
  const targets = printers.map(targetOf)
  const counts = await read.printJobs.counts(targets)
  const printed = new Map((await read.printJobs.lastDone(targets)).map(({ target, at }) => [target, at]))
  const statuses: PrinterStatus[] = []
  for (const printer of printers) {
    const own = counts.filter(({ target }) => target === targetOf(printer))
    const waiting = total(own, ['queued', 'handed'])
    const undecided = total(own, ['unconfirmed', 'dead'])
    const sign = presence.lastOf(printer.id)
    statuses.push({
      id: printer.id,
      name: printer.name,
      branch: printer.branch,
      kind: printer.kind,
      isEnabled: printer.isEnabled,
      seenAt: sign?.seenAt ?? null,
      watchedSince: presence.since,
      trouble: sign?.trouble === undefined ? await reasonOf({ read }, printer) : sign.trouble,
      waiting: waiting.jobs,
      waitingSince: waiting.oldestAt,
      unconfirmed: total(own, ['unconfirmed']).jobs,
      failed: total(own, ['dead']).jobs,
      undecidedSince: undecided.oldestAt,
      printedAt: printed.get(targetOf(printer)) ?? null,
    })
  }
  return statuses
}

/** Why what waits at a printer waits, where the printer itself says nothing. */
async function reasonOf({ read }: Pick<Storage, 'read'>, printer: Printer): Promise<string | null> {
  const waiting = await read.jobs.ofTarget('print', targetOf(printer), 'queued', 50)
  return waiting.find(({ lastError }) => lastError)?.lastError ?? null
}

function total(counts: readonly PrintCount[], states: readonly string[]) {
  const some = counts.filter(({ state }) => states.includes(state))
  return {
    jobs: some.reduce((sum, { jobs }) => sum + jobs, 0),
    oldestAt: some.length > 0 ? Math.min(...some.map(({ oldestAt }) => oldestAt)) : null,
  }
}
