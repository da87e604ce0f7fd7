import { HELD_MS, isUndoable } from '../../../schema/ordering/undo.ts'
import { Fault } from '../../base/http/fault.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { OrderStep } from './step.ts'

/** A job that tells somebody of a step: nobody is told what a person may take back within moments. */
export const heldBack = (job: NewJob, { name, at, by }: Pick<OrderStep, 'name' | 'at' | 'by'>): NewJob =>
  by !== undefined && isUndoable(name) ? { ...job, runAt: at + HELD_MS } : job

/**
 * Takes back a job of a step that is undone or recalled. Throws 409 with `code` where an undone one was begun; who recalls an
 * order that is ready knows that its guest may have been told.
 */
export async function takeBackJob(
  { jobs }: Transaction,
  dedupeKey: string,
  { undoes }: Pick<OrderStep, 'undoes'>,
  code: 'undoTold' | 'undoPrinted' = 'undoTold',
): Promise<void> {
  await jobs.takeBack(dedupeKey)
  if (undoes && (await jobs.byKey(dedupeKey))) throw new Fault(409, code)
}
