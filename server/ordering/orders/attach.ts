import { timingSafeEqual } from 'node:crypto'
import type { Problem } from '../../../schema/base/problems.ts'
import type { UploadRef } from '../../../schema/base/uploads.ts'
import { type PartValue, partsOf, valueAt } from '../../../schema/catalogue/parts.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { takesExtension, takesFiles, uploadsOf } from '../../../schema/catalogue/uploads.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import type { Quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue, Wanted } from '../../../schema/ordering/wanted.ts'
import { Fault } from '../../base/http/fault.ts'
import type { UploadRow } from '../../base/storage/statements/ordering/uploads.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { quoteAnswer } from './quoteAnswer.ts'

/**
 * Gives the files a guest uploaded to the order, in the order's own transaction, and returns what is wanted with the files
 * as the server knows them: of what the guest says of a file only its key counts. Throws 409
 * at `items.N.parts.{step}` for files that are gone, foreign, taken by another order or of a type the step does not take.
 */
export async function attachUploads(
  transaction: Transaction,
  order: number,
  wanted: Wanted,
  catalogue: Catalogue,
  judged: Quote,
): Promise<Wanted> {
  const problems: Problem[] = []
  const items: CartItem[] = []
  for (const [index, item] of wanted.items.entries()) {
    const parts: Record<string, PartValue> = { ...item.parts }
    for (const part of uploadPartsOf(item, catalogue)) {
      const field = `items.${index}.parts.${part.step}`
      const outcome = await attachPart(transaction, order, part, uploadsOf(valueAt(item.parts, part.step)))
      if (typeof outcome === 'string') problems.push(obstacle(outcome, field, part.name))
      else parts[part.step] = outcome
    }
    items.push({ ...item, parts })
  }
  if (problems.length > 0) throw new Fault(409, problems, { data: { quote: quoteAnswer(judged) } })
  return { ...wanted, items }
}

function uploadPartsOf(item: CartItem, catalogue: Catalogue): readonly ConfigPart[] {
  const product = catalogue.product(item.product)
  return product ? partsOf(product).filter(part => takesFiles(part) && valueAt(item.parts, part.step) !== null) : []
}

type Refusal = 'uploadGone' | 'uploadUsed' | 'uploadWrongType'

async function attachPart(
  { uploads }: Transaction,
  order: number,
  part: ConfigPart,
  wanted: readonly UploadRef[],
): Promise<readonly UploadRef[] | Refusal> {
  const attached: UploadRef[] = []
  for (const { id, publicHash } of wanted) {
    const row = await uploads.byId(id)
    // A foreign file is as good as none: nobody learns which ids there are.
    if (!row || !isKey(publicHash, row)) return 'uploadGone'
    if (!takesExtension(part, row.extension)) return 'uploadWrongType'
    // The same file may be in two lines of one order.
    if (row.order !== order && !(await uploads.attach(id, order))) return 'uploadUsed'
    attached.push({ id, version: row.version, extension: row.extension, publicHash: row.publicHash, name: row.name })
  }
  return attached
}

function isKey(given: string, row: UploadRow): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(row.publicHash)]
  return one.length === other.length && timingSafeEqual(one, other)
}
