import { audiencesOf, ERASURES } from '../../../schema/base/access.ts'
import type { LiveDatabase } from '../../base/documents/liveDatabases.ts'
import { putListed } from '../../base/documents/liveFeed.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** `erasures`: that somebody was erased. Devices of the staff then drop the answers they keep for when the network is gone. */
export const erasures: LiveDatabase = {
  covers: name => name === ERASURES,
  mayOpen: ({ actor }) => audiencesOf(actor).includes('office'),
  version: 1,
  // Feeds of another epoch are news enough.
  relist: async () => {},
}

/** Tells of an erasure: the last write of the transaction that ends it. `at` is epoch ms. */
export async function tellErasure(transaction: Transaction, at: number): Promise<void> {
  const listed = { type: ERASURES, id: 1, title: '', parent: '', order: at, body: { id: 1, at } }
  const present = await transaction.documents.entry(ERASURES, listed.type, listed.id)
  await putListed(transaction, ERASURES, listed, present?.rev ?? null)
}
