import type { Entity } from '../../../schema/base/entity.ts'
import { type Author, writeDocument } from '../../base/documents/write.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** What change sets are called whose name said of whom they were. */
const NAMELESS = 'Änderung an gelöschten Daten'

/**
 * Deletes a document for good: no trash has it, no former state, no copy of a replicator. What replicates learns by its
 * tombstone. `words` are those that must stand in no name either.
 */
export async function forgetDocument(
  transaction: Transaction,
  entity: Entity,
  id: number,
  author: Author,
  words: readonly string[] = [],
): Promise<void> {
  const { documents, erasing } = transaction
  const present = await documents.document(entity.type, id)
  if (!present) return
  if (!present.deleted) await writeDocument(transaction, entity, { id, base: present.rev, body: null }, author)
  await documents.emptyTombstone(entity.type, id)
  await documents.forgetStates(entity.type, id)
  await erasing.emptyBranches(entity.type, id)
  for (const set of await erasing.changeSetsOf(entity.type, id)) {
    const name = (await transaction.changeSets.one(set))?.name ?? ''
    if (words.some(word => name.includes(word))) await erasing.renameChangeSet(set, NAMELESS)
  }
}
