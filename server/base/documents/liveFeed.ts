import { hash } from 'node:crypto'
import type { Transaction } from '../storage/storage.ts'
import { generationOf } from './revisions.ts'

/** How long a feed remembers at least what is gone; a device that was away longer begins anew. */
const REMEMBERED_MS = 24 * 3_600_000
/** More than the steps something can have taken between a backup and the loss of what came after it. */
export const LOST_STEPS = 20

/** What a live database shows of something: a document `{type}:{id}` that is written by the server only. */
interface Listed {
  readonly type: string
  readonly id: number
  /** Index keys of the envelope. */
  readonly title: string
  readonly parent: string
  readonly order: number
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Appends something as it stands to the feed of a live database: the last write of a transaction. `steps` is by how much
 * its revision grows: one, or more than whatever may have been told of a database that was lost.
 */
export async function putListed(
  transaction: Transaction,
  database: string,
  { type, id, title, parent, order, body }: Listed,
  former: string | null,
  steps = 1,
): Promise<void> {
  const rev = revisionOf(type, id, generationOf(former) + steps)
  const keys = `"title":${JSON.stringify(title)},"parent":${JSON.stringify(parent)},"order":${order}`
  await append(transaction, database, { type, id, rev, title, deleted: 0, keys, body: JSON.stringify(body) })
}

/** Takes something out of the feed of a live database, once: its name stays as a tombstone for devices that are away. */
export async function takeListed(
  transaction: Transaction,
  database: string,
  { type, id }: Pick<Listed, 'type' | 'id'>,
): Promise<void> {
  const present = await transaction.documents.entry(database, type, id)
  if (!present || present.deleted) return
  const rev = revisionOf(type, id, generationOf(present.rev) + 1)
  const keys = '"title":"","parent":"","order":0'
  await append(transaction, database, { type, id, rev, title: '', deleted: 1, keys, body: `{"id":${id}}` })
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
 * Revisions in a live database follow from the document's name, so that its ancestors are known without being kept. They
 * are counted by what was told and not by the thing's own revision: seen by a device is no step of an order, but news.
 */
const revisionOf = (type: string, id: number, generation: number): string =>
  `${generation}-${hash('md5', `${type}:${id}:${generation}`)}`

/** A revision and its ancestors, newest first. */
export function revisionsUpTo({ type, id, rev }: Pick<Row, 'type' | 'id' | 'rev'>, limit: number): string[] {
  const newest = generationOf(rev)
  return Array.from({ length: Math.min(newest, limit) }, (_, back) => revisionOf(type, id, newest - back))
}

interface Row {
  readonly type: string
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
  const head = `{"_id":"${row.type}:${row.id}","_rev":"${row.rev}",${deleted}"type":"${row.type}",${keys},"body":`
  await transaction.documents.putEntry({ ...row, database, seq, head })
  transaction.announce(`feed:${database}`, seq)
}
