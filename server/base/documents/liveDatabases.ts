import { mayOpen as mayOpenDocuments, type Reader } from '../../../schema/base/access.ts'
import type { Transaction } from '../storage/storage.ts'

/**
 * A kind of replication databases beside those of documents: each shows something live, such as the orders of a branch, to
 * those it concerns, and is read only. Whoever changes what is shown writes it with `putListed`, in the same transaction.
 */
export interface LiveDatabase {
  /** Whether a database of this name is one of the kind: `branch-7`. */
  covers(name: string): boolean
  /** Whether this reader may open the database of this name, which is one of the kind. */
  mayOpen(reader: Reader, name: string): boolean
  /** Grows when what is shown changes its shape: then all of it is written anew. */
  readonly version: number
  /**
   * Writes everything that is shown into its databases anew: after another version, and after an older database was
   * restored, whose devices may know more than this server.
   */
  relist(transaction: Transaction): Promise<void>
}

/** Whether the database of this name shows something live, not documents. */
export const isLive = (databases: readonly LiveDatabase[], name: string): boolean =>
  databases.some(database => database.covers(name))

/** Whether this reader may open the database of this name: each is authorised as a whole. */
export function mayOpen(databases: readonly LiveDatabase[], reader: Reader, name: string): boolean {
  const live = databases.find(database => database.covers(name))
  return live ? live.mayOpen(reader, name) : mayOpenDocuments(reader, name)
}
