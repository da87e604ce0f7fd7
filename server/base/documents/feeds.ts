import { createHash, randomUUID } from 'node:crypto'
import { audiences } from '../../../schema/base/access.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { DocumentRow } from '../storage/statements/base/documents.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import type { News, Storage, Transaction } from '../storage/storage.ts'
import type { LiveDatabase } from './liveDatabases.ts'

/** What listeners are told after a commit: the database and its new position. */
type FeedListener = (database: string, seq: number) => void

/**
 * The feeds: one per audience and one per live database, in commit order. Positions cross the wire with the epoch
 * (`184.e3`), which changes when the feeds are rebuilt or an older database was restored, so that every client replays from
 * 0. That of a live database also changes when it forgot what is long gone (`184.e3p57`).
 */
export interface Feeds {
  readonly epoch: string
  /** Random name of these feeds, for the replication ids of foreign clients. */
  readonly uuid: string
  /** Every database that has a feed. */
  databases(): string[]
  position(database: string): number
  /** `184.e3`; of the feeds of documents unless a database is named. */
  token(seq: number, database?: string): string
  /** Position of a token; a token of another epoch means from the beginning. Null if it is no token at all. */
  since(token: string, database?: string): number | null
  subscribe(listener: FeedListener): () => void
}

/**
 * Opens the feeds. They are rebuilt under a new epoch when the declarations of entities or live databases changed, and get a new epoch when
 * `highWater` (the furthest position clients were ever told, kept outside the database) lies ahead of the database.
 * `variant` names whatever else the projections depend on.
 */
export async function openFeeds(
  storage: Storage,
  entities: readonly Entity[],
  live: readonly LiveDatabase[],
  highWater: HighWater,
  variant = '',
): Promise<Feeds> {
  const declaration = declarationHash(entities, live, variant)
  const known = await storage.read.documents.fact('declaration')
  if (known !== declaration) await rebuild(storage, entities, live, declaration)
  const read = (): Promise<Map<string, number>> => storage.read.boards.family('feed')
  if (isRestored(await storage.read.documents.fact('epoch'), highWater, await read()))
    await storage.write(transaction => renew(transaction, live))
  const positions = new Map<string, number>([...audiences.map(name => [name, 0] as const), ...(await read())])
  const floors = await storage.read.boards.family('floor')
  const epoch = `e${(await storage.read.documents.fact('epoch')) ?? '1'}`
  const uuid = (await storage.read.documents.fact('uuid')) ?? ''
  highWater.write({ epoch, positions: Object.fromEntries(positions) })

  const listeners = new Set<FeedListener>()
  storage.subscribe(news => {
    for (const [database, floor] of told(news, 'floor:')) floors.set(database, floor)
    const moved = told(news, 'feed:')
    if (moved.length === 0) return
    for (const [database, seq] of moved) {
      positions.set(database, seq)
      for (const listener of listeners) listener(database, seq)
    }
    highWater.write({ epoch, positions: Object.fromEntries(positions) })
  })
  const epochOf = (database: string): string => (floors.has(database) ? `${epoch}p${floors.get(database)}` : epoch)

  return {
    epoch,
    uuid,
    databases: () => [...positions.keys()],
    position: database => positions.get(database) ?? 0,
    token: (seq, database = 'public') => `${seq}.${epochOf(database)}`,
    since(token, database = 'public') {
      if (token === '' || token === '0') return 0
      const match = /^(\d{1,15})\.(e[0-9a-z]{1,30})$/.exec(token)
      if (!match) return /^\d{1,15}$/.test(token) ? 0 : null
      return match[2] === epochOf(database) ? Number(match[1]) : 0
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export interface HighWaterMark {
  readonly epoch: string
  readonly positions: Readonly<Record<string, number>>
}
/** Kept beside the database, not in it: what a restored backup cannot know. */
export interface HighWater {
  read(): HighWaterMark | null
  /** May be delayed and coalesced: it only has to be roughly right, and never ahead of the truth. */
  write(mark: HighWaterMark): void
}

/** Projects a written document once per audience and appends what changed to their feeds. The last writes of a transaction. */
export async function appendToFeeds(
  transaction: Transaction,
  entity: Entity,
  row: DocumentRow,
  body: Body,
): Promise<void> {
  for (const database of audiences) {
    const seen = row.deleted ? null : (entity.audiences[database]?.(body) ?? null)
    if (!seen && !(await transaction.documents.entry(database, row.type, row.id))) continue
    const seq = await transaction.documents.count(`feed:${database}`)
    const title = seen ? entity.title(body) : ''
    await transaction.documents.putEntry({
      database,
      seq,
      title,
      type: row.type,
      id: row.id,
      rev: row.rev,
      deleted: seen ? 0 : 1,
      head: head(entity, row, seen ? body : null),
      body: JSON.stringify({ id: row.id, ...seen }),
    })
    transaction.announce(`feed:${database}`, seq)
  }
}

/** The envelope of a feed row as JSON text: stored pieces joined, nothing parsed. */
export const envelope = (row: Pick<FeedRow, 'head' | 'body'>): string => `${row.head}${row.body}}`

/** JSON text of a document as REST shows it: its body with the revision in front, nothing parsed. */
export const withRev = (row: Pick<FeedRow, 'rev' | 'body'>): string => `{"rev":"${row.rev}",${row.body.slice(1)}`

/** The keys around a body that lists sort and search by: they follow from it. */
export const keysOf = (entity: Entity, body: Body): Keys => ({
  title: entity.title(body),
  parent: entity.parent?.(body) ?? '',
  order: entity.order?.(body) ?? 0,
})
interface Keys {
  readonly title: string
  readonly parent: string
  readonly order: number
}

function head(entity: Entity, row: DocumentRow, body: Body | null): string {
  const deleted = body ? '' : '"_deleted":true,'
  const { title, parent, order } = body ? keysOf(entity, body) : { title: '', parent: '', order: 0 }
  return `{"_id":"${row.type}:${row.id}","_rev":"${row.rev}",${deleted}"type":"${row.type}","title":${JSON.stringify(title)},"parent":${JSON.stringify(parent)},"order":${order},"body":`
}

async function rebuild(
  storage: Storage,
  entities: readonly Entity[],
  live: readonly LiveDatabase[],
  declaration: string,
): Promise<void> {
  const byType = new Map(entities.map(entity => [entity.type, entity]))
  const rows = await storage.read.documents.everyDocument()
  await storage.write(async transaction => {
    await transaction.documents.clearFeeds()
    for (const row of rows) {
      const entity = byType.get(row.type)
      if (entity && !row.deleted) await appendToFeeds(transaction, entity, row, JSON.parse(row.body))
    }
    await transaction.documents.putFact('declaration', declaration)
    await renew(transaction, live)
  })
}

/** A new epoch. What is live is written once more: a lost database may have told more of it than this one knows. */
async function renew(transaction: Transaction, live: readonly LiveDatabase[]): Promise<void> {
  for (const { relist } of live) await relist(transaction)
  const former = Number((await transaction.documents.fact('epoch')) ?? '0')
  await transaction.documents.putFact('epoch', String(former + 1 + Math.floor(Math.random() * 1000)))
  await transaction.documents.putFact('uuid', randomUUID())
}

function isRestored(epoch: string | undefined, highWater: HighWater, positions: ReadonlyMap<string, number>): boolean {
  const mark = highWater.read()
  if (!mark || mark.epoch !== `e${epoch}`) return false
  return Object.entries(mark.positions).some(([database, position]) => position > (positions.get(database) ?? 0))
}

/** What a commit's news say of one kind of topic, by the rest of the topic's name. */
const told = (news: News, kind: string): [string, number][] =>
  [...news].flatMap(([topic, value]) => (topic.startsWith(kind) ? [[topic.slice(kind.length), value]] : []))

/** Changes when what an audience sees changes: fields, projections or index keys of an entity. */
function declarationHash(entities: readonly Entity[], live: readonly LiveDatabase[], variant: string): string {
  const hash = createHash('sha256').update([variant, ...live.map(({ version }) => version)].join('|'))
  for (const { type, shape, audiences: seenBy, title, parent, order } of entities) {
    hash.update(JSON.stringify([type, Object.keys(shape.shape)]))
    for (const part of [...Object.entries(seenBy).flat(), title, parent, order]) hash.update(String(part))
  }
  return hash.digest('hex')
}
