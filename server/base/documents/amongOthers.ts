import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type Problem, problem } from '../../../schema/base/problems.ts'
import type { Transaction } from '../storage/storage.ts'

/** Values that another document of the type has already, of those that exist once. */
export async function usedValues(transaction: Transaction, entity: Entity, id: number, body: Body): Promise<Problem[]> {
  const used: Problem[] = []
  for (const field of entity.unique ?? []) {
    const holder = await transaction.documents.holder(entity.type, field, String(body[field]).toLowerCase())
    if (holder !== undefined && holder !== id) used.push(problem('used', field))
  }
  return used
}

/** What the document and the others of its type cannot be together. */
export async function amongProblems(
  { documents }: Transaction,
  entity: Entity,
  id: number,
  body: Body,
): Promise<Problem[]> {
  if (!entity.checkAmong) return []
  const told: Problem[] = []
  const others = (await documents.every(entity)).filter(other => other.id !== id)
  entity.checkAmong(body, others, (field, code) => told.push(problem(code, field)))
  return told
}
