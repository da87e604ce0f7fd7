import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Transaction } from '../storage/storage.ts'
import { showAnew } from './feeds.ts'

/** What guests see of a document in the public database now; null where that is nothing. */
async function shownNow({ documents }: Transaction, type: string, id: number): Promise<Body | null> {
  const row = await documents.one('public', type, id)
  return row ? JSON.parse(row.body) : null
}

/**
 * Does `work`, which writes a document, and shows guests anew what they see of others because of it: a block that only drafts
 * use, a menu item that leads to a page nobody may read. `at` is now, epoch ms.
 */
export async function followingShown<T>(
  transaction: Transaction,
  { type }: Pick<Entity, 'type'>,
  id: number,
  { register, at }: { readonly register: readonly Entity[]; readonly at: number },
  work: () => Promise<T>,
): Promise<T> {
  const dependent = register.filter(({ beside }) => beside?.type === type)
  if (dependent.length === 0) return work()
  const before = await shownNow(transaction, type, id)
  const done = await work()
  const after = await shownNow(transaction, type, id)
  for (const entity of dependent)
    for (const other of await affected(transaction, entity, id, before, after)) {
      const row = await transaction.documents.document(entity.type, other)
      if (row && row.deleted === 0) await showAnew(transaction, entity, { ...row, updatedAt: at })
    }
  return done
}

/** Documents that guests may see otherwise, now that they see another one as it is after and no longer as before. */
async function affected(
  { documents }: Transaction,
  entity: Entity,
  id: number,
  before: Body | null,
  after: Body | null,
): Promise<readonly number[]> {
  const { beside } = entity
  if (beside?.by === 'theirs') {
    const [then = [], now = []] = [before, after].map(body => (body ? beside.ids(body) : []))
    const changed = [...then.filter(other => !now.includes(other)), ...now.filter(other => !then.includes(other))]
    return [...new Set(changed)]
  }
  if (!beside || (before === null) === (after === null)) return []
  const all = await documents.every(entity)
  return all.filter(body => beside.ids(body).includes(id)).map(other => other.id)
}
