import type { Printer } from '../../schema/entities/printer.ts'
import { payloadOf } from '../jobs/printJobs.ts'
import type { JobRow, JobState } from '../storage/jobs.ts'
import { deadOf } from './life.ts'
import { idOfTarget } from './printers.ts'

/** A print job as staff see it. Instants in epoch ms. */
export interface PrintJobView {
  readonly id: number
  readonly order: number | null
  readonly document: string
  readonly mark: string | null
  readonly printer: number
  readonly printerName: string
  /** The printer it was meant for, where another one stands in. */
  readonly insteadOf: number | null
  readonly state: JobState
  /** Nothing that is not known is claimed: „gedruckt“ says only a printer that watches its paper. */
  readonly label: string
  readonly detail: string | null
  /** How often it was given to a printer. */
  readonly tries: number
  readonly createdAt: number
  readonly updatedAt: number
  /** When it is given up, as long as it waits. */
  readonly expiresAt: number | null
}

export function jobView(job: JobRow, printers: ReadonlyMap<number, Printer>): PrintJobView {
  const { order, document, mark, printer: home } = payloadOf(job)
  const id = idOfTarget(job.target)
  const printer = printers.get(id)
  const state = job.state as JobState
  return {
    id: job.id,
    order,
    document,
    mark: mark ?? null,
    printer: id,
    printerName: printer?.name ?? `Drucker ${id}`,
    insteadOf: home === id ? null : home,
    state,
    label: state === 'done' && printer?.kind === 'raw' ? labels.handed : (labels[state] ?? state),
    detail: job.lastError,
    tries: job.tries,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
    expiresAt: state === 'queued' ? deadOf(job) : null,
  }
}

const labels: Readonly<Partial<Record<JobState, string>>> & { readonly handed: string } = {
  queued: 'Wartet auf den Drucker',
  handed: 'An den Drucker übergeben',
  done: 'Gedruckt',
  unconfirmed: 'Unbestätigt – vielleicht gedruckt',
  dead: 'Fehlgeschlagen',
  expired: 'Nicht gedruckt',
}
