import { randomUUID } from 'node:crypto'
import { audiences, teamDatabase, userDatabase } from '../../../schema/base/access.ts'
import type { Body, Entity, Stamps } from '../../../schema/base/entity.ts'
import type { DocumentRow } from '../storage/statements/base/documents.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import type { News, Storage, Transaction } from '../storage/storage.ts'
import type { Row } from '../storage/tables/tables.ts'
import { type Named, seenBeside } from './beside.ts'
import { declarationHash } from './declarationHash.ts'
import { beginLine, forgetLines, hasLine } from './lines.ts'
import type { LiveDatabase } from './liveDatabases.ts'
import { putListed, takeListed } from './liveFeed.ts'
import { seenIn } from './readings.ts'
import { generationOf, nextRev } from './revisions.ts'

/** What listeners are told after a commit: the database and its new position. */
type FeedListener = (database: string, seq: number) => void

/**
 * The feeds: one per audience and one per live database, in commit order. Positions cross the wire with the server's start
 * that told them and the epoch (`184-9f03c1.e3`). The epoch changes when the feeds are rebuilt or an older database was
 * restored, so that every client replays from 0; that of a live database also when it forgot what is long gone
 * (`184-9f03c1.e3p57`). A start this database does not know, or did not get that far in, was of a data folder that is lost:
 * who comes with it replays, too, under a name of the epoch that is new to them (`184-9f03c1.e3r9f03c1`).
 */
export interface Feeds {
  readonly epoch: string
  /** Random name of these feeds, for the replication ids of foreign clients. */
  readonly uuid: string
  /** Every database that has a feed. */
  databases(): string[]
  position(database: string): number
  /** `184-9f03c1.e3`; of the feeds of documents unless a database is named, and under the epoch's own name unless told another. */
  token(seq: number, database?: string, epoch?: string): string
  /** Position of a token; one that counts no longer means from the beginning. Null if it is no token at all. */
  since(token: string, database?: string): Since | null
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
  if (await isRestored(storage, highWater.read(), await read()))
    await storage.write(transaction => renew(transaction, live))
  const lines = await storage.write(beginLine)
  const positions = new Map<string, number>([...audiences.map(name => [name, 0] as const), ...(await read())])
  const floors = await storage.read.boards.family('floor')
  const epoch = `e${(await storage.read.documents.fact('epoch')) ?? '1'}`
  const uuid = (await storage.read.documents.fact('uuid')) ?? ''
  highWater.write({ epoch, line: lines.present, positions: Object.fromEntries(positions) })

  const listeners = new Set<FeedListener>()
  storage.subscribe(news => {
    for (const [database, floor] of told(news, 'floor:')) floors.set(database, floor)
    const moved = told(news, 'feed:')
    if (moved.length === 0) return
    for (const [database, seq] of moved) {
      positions.set(database, seq)
      for (const listener of listeners) listener(database, seq)
    }
    highWater.write({ epoch, line: lines.present, positions: Object.fromEntries(positions) })
  })
  const epochOf = (database: string): string => (floors.has(database) ? `${epoch}p${floors.get(database)}` : epoch)

  return {
    epoch,
    uuid,
    databases: () => [...positions.keys()],
    position: database => positions.get(database) ?? 0,
    token: (seq, database = 'public', name = epochOf(database)) => `${seq}-${lines.present}.${name}`,
    since(token, database = 'public') {
      const own = epochOf(database)
      const match = /^(\d{1,15})(?:-([0-9a-f]{1,12}))?\.(e\d{1,15}(?:p\d{1,15})?)(r[0-9a-f]{1,14})?$/.exec(token)
      if (!match) return token === '' || /^\d{1,15}$/.test(token) ? { seq: 0, epoch: own } : null
      const [, seq, line = '', epoch = '', name = ''] = match
      if (epoch !== own) return { seq: 0, epoch: own }
      if (lines.hasTold(line, database, Number(seq), positions.get(database) ?? 0))
        return { seq: Number(seq), epoch: `${own}${name}` }
      const fresh = `r${lines.present}`
      return { seq: 0, epoch: `${own}${fresh === name ? `${fresh}0` : fresh}` }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Where to go on, and the name of the epoch under which this client is answered. */
interface Since {
  readonly seq: number
  readonly epoch: string
}

export interface HighWaterMark {
  readonly epoch: string
  /** The server's start that told them. */
  readonly line?: string
  readonly positions: Readonly<Record<string, number>>
}
/** Kept beside the database, not in it: what a restored backup cannot know. */
export interface HighWater {
  read(): HighWaterMark | null
  /** May be delayed and coalesced: it only has to be roughly right, and never ahead of the truth. */
  write(mark: HighWaterMark): void
}

/**
 * Projects a written document once per audience and appends what changed to their feeds; `former` is what it was, for those
 * who had it and do not have it any more. The last writes of a transaction.
 */
export async function appendToFeeds(
  transaction: Transaction,
  entity: Entity,
  row: DocumentRow,
  body: Body,
  former: Body | null = null,
  named?: Named,
): Promise<void> {
  const around = { stamps: await stampsOf(transaction, entity, row), named }
  for (const database of databasesWith(entity, row, body, former)) {
    const shown = await entryOf(transaction, entity, row, body, database, around)
    if (shown.deleted && !(await transaction.documents.entry(database, row.type, row.id))) continue
    const seq = await transaction.documents.count(`feed:${database}`)
    await transaction.documents.putEntry({ database, seq, type: row.type, id: row.id, rev: row.rev, ...shown })
    transaction.announce(`feed:${database}`, seq)
  }
}

/** Databases that show the document, or did. */
function databasesWith(
  { teams }: Entity,
  { deleted }: DocumentRow,
  body: Body,
  former: Body | null,
): readonly string[] {
  if (!teams) return audiences
  const branches = [...(deleted ? [] : teams(body)), ...(former ? teams(former) : [])]
  return [...audiences, ...new Set(branches.map(teamDatabase))]
}

/** Tells those a document is about how it is now, on their own devices. `steps` as `putListed` takes them. */
export async function tellConcerned(
  transaction: Transaction,
  { type, concerns, ...entity }: Entity,
  { id, deleted }: Pick<DocumentRow, 'id' | 'deleted'>,
  body: Body,
  { former = null, steps = 1 }: { readonly former?: Body | null; readonly steps?: number } = {},
): Promise<void> {
  if (!concerns) return
  const now = deleted ? [] : concerns.persons(body)
  for (const person of new Set([...now, ...(former ? concerns.persons(former) : [])])) {
    const database = userDatabase(person)
    const seen = now.includes(person) ? concerns.seen(body) : null
    const present = await transaction.documents.entry(database, type, id)
    const keys = { title: entity.title(body), parent: entity.parent?.(body) ?? '', order: entity.order?.(body) ?? 0 }
    if (seen) await putListed(transaction, database, { type, id, ...keys, body: seen }, present?.rev ?? null, steps)
    else await takeListed(transaction, database, { type, id })
  }
}

/** When a stamped document was made and last changed; nothing for others. Its first step may be one a replicator never sent. */
async function stampsOf({ documents }: Transaction, { stamped, type }: Entity, { id, rev }: DocumentRow) {
  if (!stamped) return null
  const [first, last] = await Promise.all([
    documents.revision(type, id, 1),
    documents.revision(type, id, generationOf(rev)),
  ])
  const [made, changed] = [first ?? last, last ?? first]
  return made && changed && { createdAt: timeOf(made), updatedAt: timeOf(changed) }
}

const timeOf = ({ at }: { at: number }): string => new Date(at).toISOString()

/** A document as an audience sees it: a tombstone where it sees nothing. */
async function entryOf(
  transaction: Transaction,
  entity: Entity,
  row: DocumentRow,
  body: Body,
  database: string,
  { stamps, named }: { readonly stamps: Stamps | null | undefined; readonly named: Named | undefined },
) {
  const projected = row.deleted ? null : seenIn(entity, database, body)
  // Where staff edit, a document is just what they wrote.
  const isForGuests = projected !== null && database === 'public'
  const told = isForGuests ? await seenBeside(transaction, entity, row.id, projected, named) : projected
  const seen = told && isForGuests ? { ...told, ...stamps } : told
  return {
    deleted: seen ? 0 : 1,
    title: seen ? entity.title(body) : '',
    head: head(entity, row, seen ? body : null),
    body: JSON.stringify({ id: row.id, ...seen }),
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

/** What is there stays, tombstones above all: it is the only thing that tells a client what is gone. */
async function rebuild(
  storage: Storage,
  entities: readonly Entity[],
  live: readonly LiveDatabase[],
  declaration: string,
): Promise<void> {
  const byType = new Map(entities.map(entity => [entity.type, entity]))
  const rows = await storage.read.documents.everyDocument()
  await storage.write(async transaction => {
    const named: Named = new Map()
    for (const row of rows) {
      const entity = byType.get(row.type)
      if (entity) await showAnew(transaction, entity, row, named)
    }
    await transaction.documents.putFact('declaration', declaration)
    await renew(transaction, live)
  })
}

/** Shows a document as it is declared now: what a revision showed already it never shows otherwise, so that is a new one. */
export async function showAnew(transaction: Transaction, entity: Entity, row: Row<'documents'>, named?: Named) {
  const { type, id } = row
  const body: Body = { id, ...JSON.parse(row.body) }
  const around = { stamps: await stampsOf(transaction, entity, row), named }
  let isMissing = false
  let isOther = false
  for (const database of databasesWith(entity, row, body, null)) {
    const entry = await transaction.documents.entry(database, type, id)
    const shown = await entryOf(transaction, entity, row, body, database, around)
    isMissing ||= entry ? entry.rev !== row.rev : shown.deleted === 0
    isOther ||= entry?.rev === row.rev && (entry.head !== shown.head || entry.body !== shown.body)
  }
  if (!isOther && isMissing) await appendToFeeds(transaction, entity, row, body, null, named)
  if (!isOther) return
  const next = { ...row, rev: nextRev(row.rev, row.body, row.deleted === 1) }
  const { updatedAt: at, ...revision } = next
  await transaction.documents.putDocument(next)
  const author = { author: 0, device: 'declaration', at, changeset: null }
  await transaction.documents.addRevision({ ...revision, ...author, generation: generationOf(next.rev) })
  await appendToFeeds(transaction, entity, next, body, null, named)
}

/** A new epoch. What is live is written once more: a lost database may have told more of it than this one knows. */
async function renew(transaction: Transaction, live: readonly LiveDatabase[]): Promise<void> {
  for (const { relist } of live) await relist(transaction)
  const former = Number((await transaction.documents.fact('epoch')) ?? '0')
  await transaction.documents.putFact('epoch', String(former + 1 + Math.floor(Math.random() * 1000)))
  await transaction.documents.putFact('uuid', randomUUID())
  await forgetLines(transaction)
}

async function isRestored(
  { read }: Storage,
  mark: HighWaterMark | null,
  positions: ReadonlyMap<string, number>,
): Promise<boolean> {
  if (!mark || mark.epoch !== `e${await read.documents.fact('epoch')}`) return false
  const isAhead = Object.entries(mark.positions).some(([database, seq]) => seq > (positions.get(database) ?? 0))
  return isAhead || (mark.line !== undefined && !(await hasLine(read, mark.line)))
}

/** What a commit's news say of one kind of topic, by the rest of the topic's name. */
const told = (news: News, kind: string): [string, number][] =>
  [...news].flatMap(([topic, value]) => (topic.startsWith(kind) ? [[topic.slice(kind.length), value]] : []))
