import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Transaction } from '../storage/storage.ts'
import { authorsOf } from './authors.ts'

/**
 * A body with the name of who made it, or writes it, as they are called here: what a device says of that is no proof. Where
 * nobody of that number is known it stays as it is.
 */
export async function signed(
  transaction: Transaction,
  { signed: signature }: Entity,
  body: Body,
  before: Body | null,
  author: number,
): Promise<Body> {
  if (!signature) return body
  const { field, by } = signature
  if (before && by === 'maker') return { ...body, [field]: before[field] }
  const nameOf = await authorsOf(transaction, [{ author }])
  const { name } = nameOf({ author })
  return name === null ? body : { ...body, [field]: name }
}
