import type { RxCollection, RxConflictHandler, RxJsonSchema } from 'rxdb'
import { type Connection, createConnection, type Pending } from '../engine/connection.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import type { Envelope, EnvelopeRow } from '../engine/envelope.ts'
import type { Live } from '../engine/live.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { World } from '../engine/world.ts'
import { type Pull, startPull } from './pull.ts'
import { joinStream } from './stream.ts'

/** What of the server this device mirrors. */
export interface ReplicaDeclaration {
  /** Who it is for: 'public', 'branch-1', 'office-5'. Pages of a device that mirror the same have the same name. */
  readonly name: string
  /** Name of the database on the device; one of another name (other shapes, another scope) is dropped. */
  readonly database: string
  /** The server's databases, by the collection each of them is kept in. */
  readonly collections: Readonly<Record<string, string>>
  /** Of the documents on the device, with the indexes that are asked for. */
  readonly schema: RxJsonSchema<Envelope>
  /** When two states of a document are the same, where that is not all that is in them. */
  readonly conflictHandler?: RxConflictHandler<Envelope>
  /** What waits to be sent to the same databases, where they can be written to. */
  readonly pending?: Promise<Pending>
}

/** What a replica tells whoever shows it, and asks of them. */
export interface Follower {
  /** Where an empty device may begin instead of asking for everything. */
  readonly snapshot?: () => Snapshot | null
  /** Asks for such a one when the feed has to be read from its beginning. Throws NetworkError. */
  readonly beginning?: (signal: AbortSignal) => Promise<Snapshot>
  /** What came, before it is kept. */
  readonly onRows?: (rows: readonly EnvelopeRow[]) => void
  /** The device holds everything up to now: `at` is epoch ms. */
  readonly onCurrent?: (at: number) => void
  /** The server's feed began anew: revisions known from before may not exist any more. */
  readonly onEpoch?: () => Promise<void>
  /** Begins what else only one page of the device does, such as sending; returns how to end it. */
  readonly whileLeading?: (resync: () => void, onSignedOut: () => void) => () => void
}

/** What a pull tells and asks, as far as whoever follows wants it. */
const told = (
  { beginning, onRows, onEpoch }: Follower,
  connection: ReturnType<typeof createConnection>,
  onBehind: () => void,
) => ({
  isUnkept: connection.live.get()?.unkept ?? false,
  onUnkept() {
    onBehind()
    connection.unkept()
  },
  ...(beginning && { beginning }),
  ...(onRows && { onRows }),
  ...(onEpoch && { onEpoch }),
})

export interface Replica {
  /** What the device has of one of the server's databases. */
  readonly documents: (database: string) => RxCollection<Envelope>
  readonly connection: Live<Connection>
  /** Follows the server from now on: one page of the device replicates, all pages hear of it. */
  readonly follow: (follower: Follower) => void
  /** Asks for changes at once: after a deed of one's own, after a sign-in. */
  readonly resync: () => void
  /** Resolves when what came so far is kept on the device. */
  readonly kept: () => Promise<void>
  readonly close: () => Promise<void>
  /** Closes it and takes it off the device. */
  readonly wipe: () => Promise<void>
}

/** Opens what the device has, as it was when it was closed. Rejects only where it cannot keep a database at all. */
export async function openReplica(world: World, declaration: ReplicaDeclaration): Promise<Replica> {
  const { name, collections, schema, conflictHandler } = declaration
  const creator = conflictHandler ? { schema, conflictHandler } : { schema }
  const asOfKey = `${name}:asOf`
  const opening = openDatabase<Record<string, RxCollection<Envelope>>>(world, {
    name: declaration.database,
    collections: Object.fromEntries(Object.keys(collections).map(collection => [collection, creator])),
    cache: name,
  })
  const [database, pending] = await Promise.all([opening, declaration.pending])
  let follower: Follower = {}
  const connection = createConnection(world, asOfKey, { pending, onCurrent: at => follower.onCurrent?.(at) })
  const documents = (wanted: string): RxCollection<Envelope> => {
    const [held = ''] = Object.entries(collections).find(([, from]) => from === wanted) ?? []
    const collection = database.collections[held]
    if (!collection) throw new Error(`This replica has no database ${wanted}.`)
    return collection
  }
  let pulls: readonly Pull[] = []
  let ending: Promise<unknown> = Promise.resolve()
  let stopLeading = () => {}
  const resync = () => {
    for (const pull of pulls) pull.resync()
  }
  const begin = () => {
    const { stream, leave } = joinStream(world)
    const behind = new Set(Object.values(collections))
    connection.replicates(true)
    pulls = [...behind].map(from =>
      startPull({
        world,
        database: from,
        stream,
        collection: documents(from),
        snapshot: follower.snapshot?.() ?? null,
        ...told(follower, connection, () => behind.add(from)),
        onCurrent(at) {
          behind.delete(from)
          connection.current(at, behind.size > 0)
        },
        onSignedOut: connection.signedOut,
        // The stream was opened by somebody unknown and tells of nothing but the public.
        onSignedIn: stream.reopen,
      }),
    )
    const endRest = follower.whileLeading?.(resync, connection.signedOut)
    return () => {
      endRest?.()
      leave()
      ending = Promise.all(pulls.map(pull => pull.stop()))
      pulls = []
      connection.replicates(false)
    }
  }
  const close = async () => {
    stopLeading()
    await ending
    connection.stop()
    await database.close()
  }

  return {
    documents,
    connection: connection.live,
    follow(next) {
      follower = next
      stopLeading = world.whileLeader(`${world.prefix}${name}`, begin)
    },
    resync,
    async kept() {
      await Promise.all(pulls.map(pull => pull.kept()))
    },
    close,
    async wipe() {
      await close()
      await dropDatabase(world, declaration.database)
      world.memo.set(asOfKey, null)
    },
  }
}
