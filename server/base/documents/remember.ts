import type { Body, Entity } from '../../../schema/base/entity.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { DocumentRow } from '../storage/statements/base/documents.ts'
import type { Transaction } from '../storage/storage.ts'

interface Step {
  readonly current: DocumentRow | undefined
  /** What it says from now on; null where it is deleted. */
  readonly body: Body | null
  /** Epoch ms. */
  readonly at: number
}

/** Keeps what a document said in its remembered fields, in the transaction that changes one of them or deletes it. */
export async function remember(
  { documents }: Pick<Transaction, 'documents'>,
  { type, remembered }: Entity,
  { current, body, at }: Step,
): Promise<void> {
  if (!remembered || !current || current.deleted) return
  const before: Body = JSON.parse(current.body)
  if (body && remembered.every(field => sameValue(before[field], body[field]))) return
  const kept = Object.fromEntries(remembered.map(field => [field, before[field]]))
  await documents.rememberValues({ type, id: current.id, until: at, body: JSON.stringify(kept) })
}
