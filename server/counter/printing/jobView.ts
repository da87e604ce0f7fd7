import type { Printer } from '../../../schema/counter/printer.ts'
import type { PrintJobView, PrintState } from '../../../schema/counter/printing.ts'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import { expiryOf } from './jobSteps.ts'
import { idOfTarget } from './printers.ts'
import { print } from './printJobs.ts'

/** A print job as staff see it; `ticketNumber` is its order's. */
export function jobView(
  job: JobRow,
  printers: ReadonlyMap<number, Printer>,
  ticketNumber: string | null,
): PrintJobView {
  const { order, document, mark, printer: home } = print.payloadOf(job)
  const id = idOfTarget(job.target)
  const printer = printers.get(id)
  const state = job.state as PrintState
  return {
    id: job.id,
    order,
    ticketNumber,
    document,
    mark: mark ?? null,
    printer: id,
    printerName: printer?.name ?? `Drucker ${id}`,
    branch: printer?.branch ?? null,
    insteadOf: home === id ? null : home,
    state,
    label: state === 'done' && printer?.kind === 'raw' ? labels.handed : labels[state],
    detail: job.lastError,
    tries: job.tries,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
    expiresAt: state === 'queued' ? expiryOf(job) : null,
  }
}

const labels: Readonly<Record<PrintState, string>> = {
  queued: 'Wartet auf den Drucker',
  handed: 'An den Drucker übergeben',
  done: 'Gedruckt',
  unconfirmed: 'Unbestätigt – vielleicht gedruckt',
  dead: 'Fehlgeschlagen',
  expired: 'Nicht gedruckt',
}
