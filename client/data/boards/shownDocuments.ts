import { type EnvelopeRow, envelopeSchema } from '../engine/envelope.ts'
import { createSource } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'

/** All of a small database of the server that a screen shows, in memory and on the device. */
interface ShownDocuments<Value> extends Pick<Replica, 'connection' | 'resync' | 'close' | 'wipe'> {
  /** By `_id`. */
  readonly values: ReadonlyMap<string, Value>
  /** Changes whenever one of them does. */
  readonly source: ReturnType<typeof createSource>
}

/**
 * What this device had when it was closed is there at once, also without a network, and follows the server from then on.
 * `valueOf` reads a document; null leaves it out. A higher `version` begins anew: the shapes in it changed.
 */
export async function openShown<Value>(
  world: World,
  { database, version }: { readonly database: string; readonly version: number },
  valueOf: (row: EnvelopeRow) => Value | null,
): Promise<ShownDocuments<Value>> {
  const replica = await openReplica(world, {
    name: database,
    database: `${database}-${version}`,
    collections: { documents: database },
    schema: envelopeSchema,
  })
  const documents = replica.documents(database)
  const source = createSource()
  const values = new Map<string, Value>()
  const place = (row: EnvelopeRow) => {
    const value = row._deleted ? null : valueOf(row)
    if (value === null) values.delete(row._id)
    else values.set(row._id, value)
  }
  /** What another page brought while the device was being read: newer than what was read. */
  const arrived = new Set<string>()
  const subscription = documents.eventBulks$.subscribe(({ events }) => {
    for (const { documentData } of events) {
      arrived.add(documentData._id)
      place(documentData)
    }
    source.changed()
  })
  for (const row of await rowsIn(documents)) if (!arrived.has(row._id)) place(row)
  replica.follow({})
  return {
    values,
    source,
    connection: replica.connection,
    resync: replica.resync,
    async close() {
      subscription.unsubscribe()
      await replica.close()
    },
    async wipe() {
      subscription.unsubscribe()
      await replica.wipe()
    },
  }
}
