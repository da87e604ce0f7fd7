import { createRxDatabase, defaultConflictHandler, type RxCollection, type RxConflictHandler } from 'rxdb'
import { type RxCouchDBReplicationState, replicateCouchDB } from 'rxdb/plugins/replication-couchdb'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { merge } from '../../schema/base/merge.ts'

interface Envelope {
  _id: string
  type: string
  title: string
  parent: string
  order: number
  body: Record<string, unknown>
}

interface Options {
  /** Of the database on the server, with a slash at its end. */
  readonly url: string
  /** Asks the server, signed in. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>
  readonly conflicts?: RxConflictHandler<Envelope>
}

export interface RxCopy {
  readonly documents: RxCollection<Envelope>
  readonly replication: RxCouchDBReplicationState<Envelope>
  /** The body it has now. Throws where it has none. */
  body(id: string): Promise<Record<string, unknown>>
  /** Changes fields of a body. Resolves once that is kept here, whenever it is sent. */
  edit(id: string, changes: Record<string, unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * What a copy by RxDB needs where people edit it. By itself RxDB takes the server's document in every conflict, and it meets
 * conflicts with nobody else at work: a page asked for before a push and put down after it takes back what RxDB believes the
 * server to have, and a push whose answer is lost never tells it. Here what was changed goes on top of what is there, field
 * by field; only where the server has what the change began with and still says no, it refused.
 */
export const ownOnTop: RxConflictHandler<Envelope> = {
  isEqual: defaultConflictHandler.isEqual,
  async resolve({ assumedMasterState: base, newDocumentState: mine, realMasterState: theirs }, context) {
    if (!base || defaultConflictHandler.isEqual(base, theirs, context)) return theirs
    const { body } = merge({ ...base }, { ...mine }, { ...theirs }, { body: { fields: {} } })
    return { ...theirs, ...body }
  },
}

let count = 0

/** An RxDB in memory that follows a database by RxDB's own plugin for CouchDB, once it has everything there is. */
export async function openRxCopy({ url, ask, conflicts = ownOnTop }: Options): Promise<RxCopy> {
  const database = await createRxDatabase({ name: `copy-${process.pid}-${++count}`, storage: getRxStorageMemory() })
  const text = { type: 'string' }
  const properties = {
    _id: { ...text, maxLength: 100 },
    type: text,
    title: text,
    parent: text,
    body: { type: 'object' },
  }
  const { documents }: { documents: RxCollection<Envelope> } = await database.addCollections({
    documents: {
      schema: {
        version: 0,
        primaryKey: '_id',
        type: 'object',
        properties: { ...properties, order: { type: 'number' } },
      } as never,
      conflictHandler: conflicts,
    },
  })
  const replication = replicateCouchDB<Envelope>({
    replicationIdentifier: 'copy',
    collection: documents,
    url,
    fetch: async (asked, init) => {
      const response = await ask(String(asked), { ...init })
      // The plugin takes any JSON for an answer.
      if (!response.ok) throw new Error(`status ${response.status}`)
      return response
    },
    pull: { batchSize: 1000 },
    push: {},
    live: true,
    retryTime: 50,
    waitForLeadership: false,
  })
  await replication.awaitInitialReplication()
  return {
    documents,
    replication,
    body: async id => (await documents.findOne(id).exec(true)).toMutableJSON().body,
    async edit(id, changes) {
      const found = await documents.findOne(id).exec(true)
      await found.incrementalModify(data => ({ ...data, body: { ...data.body, ...changes } }))
    },
    async close() {
      await replication.cancel()
      await database.close()
    },
  }
}
