import { type Actor, may } from '../../../schema/base/access.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type Problem, problem } from '../../../schema/base/problems.ts'
import { bodyOf } from '../storage/json.ts'
import type { Transaction } from '../storage/storage.ts'

/** Relations that would let somebody see what their author may not read, or what is not there yet; what stood there before stays. */
export async function openedProblems(
  { documents }: Pick<Transaction, 'documents'>,
  { opens = {} }: Pick<Entity, 'opens'>,
  before: Body | null,
  body: Body,
  actor: Actor,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [field, target] of Object.entries(opens)) {
    const id = body[field]
    if (!target || typeof id !== 'number' || before?.[field] === id) continue
    const row = await documents.document(target.type, id)
    const branches = row && !row.deleted ? (target.branches?.({ ...bodyOf(row), id }) ?? []) : []
    if (!may(actor, 'read', target.access, branches)) problems.push(problem('unreadable', field))
  }
  return problems
}
