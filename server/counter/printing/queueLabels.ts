import { labelPapers } from '../../../schema/counter/labelPapers.ts'
import type { Printer } from '../../../schema/counter/printer.ts'
import { Fault } from '../../base/http/fault.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import type { LabelOrder } from './paper/labels.ts'
import { targetOf } from './printers.ts'
import { print } from './printJobs.ts'

/** So many labels are one paper: what fails in the middle of it is printed again as a whole. */
const AT_ONCE = 24

/** What a printer prints labels on. Throws 409 where it prints none, or is switched off. */
export function labelPaperOf({ isEnabled, labelPaper }: Printer) {
  if (!isEnabled)
    throw new Fault(409, [{ code: 'disabled', message: 'Dieser Drucker ist nicht aktiv.', field: 'printer' }])
  if (!labelPaper)
    throw new Fault(409, [{ code: 'noLabels', message: 'Dieser Drucker hat kein Etikettenpapier.', field: 'printer' }])
  return { id: labelPaper, ...labelPapers[labelPaper] }
}

/**
 * Lets a printer print labels, in this order; `uid` is its author's: asked again it is the same. Returns how many papers they
 * are.
 */
export async function queueLabels(
  { storage, clock, wake }: Pick<MessagesDeps, 'storage' | 'clock' | 'wake'>,
  printer: Printer,
  uid: string,
  { labels, template }: LabelOrder,
): Promise<number> {
  const paper = labelPaperOf(printer).id
  const parts = inParts(labels)
  await storage.write(async ({ jobs }) => {
    for (const [index, part] of parts.entries()) {
      const what = { order: null, printer: printer.id, document: 'labels', items: null } as const
      const payload = { ...what, labels: { labels: part, template, paper } }
      const dedupeKey = `print:labels:${uid}:${index}`
      await jobs.add(print.job(payload, { dedupeKey, target: targetOf(printer) }), clock.now())
    }
  })
  wake()
  return parts.length
}

/** The same labels in the same order, in parts of at most so many. */
function inParts(labels: LabelOrder['labels']): LabelOrder['labels'][] {
  const parts: { product: number; count: number }[][] = []
  let room = 0
  for (const { product, count } of labels)
    for (let left = count; left > 0; ) {
      if (room === 0) {
        parts.push([])
        room = AT_ONCE
      }
      const some = Math.min(left, room)
      parts.at(-1)?.push({ product, count: some })
      left -= some
      room -= some
    }
  return parts
}
