import { randomUUID } from 'node:crypto'
import type { Printer } from '../../../schema/counter/printer.ts'
import type { PrintJobView } from '../../../schema/counter/printing.ts'
import { Fault } from '../../base/http/fault.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { jobView } from './jobView.ts'
import { targetOf } from './printers.ts'
import { print } from './printJobs.ts'

/** Lets a printer print a page to see whether it does. Throws 409 where it is switched off. */
export async function queueTestPage(
  { storage, clock, wake }: Pick<MessagesDeps, 'storage' | 'clock' | 'wake'>,
  printer: Printer,
): Promise<PrintJobView> {
  if (!printer.isEnabled)
    throw new Fault(409, [{ code: 'disabled', message: 'Dieser Drucker ist nicht aktiv.', field: 'isEnabled' }])
  const payload = { order: null, printer: printer.id, document: 'test', items: null } as const
  const dedupeKey = `print:test:${printer.id}:${randomUUID()}`
  const job = await storage.write(async ({ jobs }) => {
    await jobs.add(print.job(payload, { dedupeKey, target: targetOf(printer) }), clock.now())
    return jobs.byKey(dedupeKey)
  })
  if (!job) throw new Fault(409, 'conflict')
  wake()
  return jobView(job, new Map([[printer.id, printer]]), null)
}
