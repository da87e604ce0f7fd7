import { hash } from 'node:crypto'
import type { Transaction } from '../storage/storage.ts'

const TYPE = 'orders'
/** How long a feed remembers at least what is gone; a device that was away longer begins anew. */
const REMEMBERED_MS = 24 * 3_600_000

/** What of an order is put into the feed of its branch. */
export interface Listed {
  readonly id: number
  readonly branch: number
  /** Index keys of the envelope. */
  readonly title: string
  readonly order: number
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Appends an order as it stands to the feed of its branch: the last write of a transaction. `steps` is by how much its
 * revision grows: one, or more than whatever may have been told of a database that was lost.
 */
export async function putListed(
  transaction: Transaction,
  database: string,
  { id, branch, title, order, body }: Listed,
  former: string | null,
  steps = 1,
): Promise<void> {
  const rev = revisionOf(id, generationOf(former) + steps)
  const keys = `"title":${JSON.stringify(title)},"parent":"branches:${branch}","order":${order}`
  await append(transaction, database, { id, rev, title, deleted: 0, keys, body: JSON.stringify(body) })
}

/** Takes an order out of the feed of its branch, once: its name stays as a tombstone for devices that are away. */
export async function takeListed(transaction: Transaction, database: string, id: number): Promise<void> {
  const present = await transaction.documents.entry(database, TYPE, id)
  if (!present || present.deleted) return
  const rev = revisionOf(id, generationOf(present.rev) + 1)
  const keys = '"title":"","parent":"","order":0'
  await append(transaction, database, { id, rev, title: '', deleted: 1, keys, body: `{"id":${id}}` })
}

/**
 * Forgets what has been gone for a day or two (epoch ms). A position from before that may have missed a tombstone, so it is
 * made one of another epoch: who comes with it reads everything there is, which is little.
 */
export async function forgetGone(transaction: Transaction, database: string, now: number): Promise<void> {
  const { documents, boards } = transaction
  const [at = 0, position = 0] = ((await documents.fact(`mark:${database}`)) ?? '').split(':').map(Number)
  if (position > 0 && now - at < REMEMBERED_MS) return
  if (position > 0 && (await boards.forgetGone(database, position)) > 0) {
    const floor = `floor:${database}`
    transaction.announce(floor, await documents.count(floor, position - (await documents.counter(floor))))
  }
  await documents.putFact(`mark:${database}`, `${now}:${await documents.counter(`feed:${database}`)}`)
}

/**
 * Revisions of an order in a feed follow from its id, so that its ancestors are known without being kept. They are counted
 * by what was told and not by the order's own revision: seen by a device is no step, but news.
 */
export const revisionOf = (id: number, generation: number): string =>
  `${generation}-${hash('md5', `${TYPE}:${id}:${generation}`)}`

/** A revision and its ancestors, newest first. */
export function revisionsUpTo(rev: string, id: number, limit: number): string[] {
  const newest = generationOf(rev)
  return Array.from({ length: Math.min(newest, limit) }, (_, back) => revisionOf(id, newest - back))
}

const generationOf = (rev: string | null): number => (rev ? Number.parseInt(rev, 10) || 0 : 0)

interface Row {
  readonly id: number
  readonly rev: string
  readonly title: string
  readonly deleted: 0 | 1
  /** JSON of the index keys. */
  readonly keys: string
  readonly body: string
}

async function append(transaction: Transaction, database: string, { keys, ...row }: Row): Promise<void> {
  const seq = await transaction.documents.count(`feed:${database}`)
  const deleted = row.deleted ? '"_deleted":true,' : ''
  const head = `{"_id":"${TYPE}:${row.id}","_rev":"${row.rev}",${deleted}"type":"${TYPE}",${keys},"body":`
  await transaction.documents.putEntry({ ...row, database, seq, type: TYPE, head })
  transaction.announce(`feed:${database}`, seq)
}
