import type { RxCollection, RxDatabase } from 'rxdb'
import { openDatabase } from '../engine/database.ts'
import { changeOf, type Envelope, type EnvelopeRow, publicDatabaseName, publicSchema } from '../engine/envelope.ts'
import { NetworkError } from '../engine/http.ts'
import { browserWorld, type World } from '../engine/world.ts'
import { type Catalogue, type Entities, type EnvelopeChange, isComplete } from '../shop/catalogue.ts'
import { type Pull, startPull } from './pull.ts'
import { rowsIn } from './replay.ts'
import { fetchSnapshot } from './snapshot.ts'
import { openStream, type Stream } from './stream.ts'

export interface ReplicaOptions {
  readonly world?: World
}
export interface Replica {
  /** Resolves when what the page shows is kept on the device: before it is closed on purpose. */
  readonly kept: () => Promise<void>
  readonly stop: () => Promise<void>
}

const AS_OF = 'public:asOf'

/**
 * Fills the catalogue from this device where it is empty, then keeps device and catalogue the server's mirror: one page of
 * the device replicates, all pages hear of it. Rejects only where the device cannot keep a database at all.
 */
export async function startReplica(catalogue: Catalogue, options: ReplicaOptions = {}): Promise<Replica> {
  const { world = browserWorld } = options
  const database = await openDatabase<{ documents: RxCollection<Envelope> }>(world, {
    name: publicDatabaseName,
    collections: { documents: { schema: publicSchema } },
    cache: 'public',
  })
  const { documents } = database
  const subscription = documents.eventBulks$.subscribe(({ events }) =>
    catalogue.apply(events.map(({ documentData }) => changeOf(documentData as unknown as EnvelopeRow))),
  )
  if (!isComplete(catalogue.freshness())) await fillFromDevice(world, catalogue, documents)
  if (!isComplete(catalogue.freshness())) await fillFromServer(world, catalogue)

  const stopContact = world.onContact(online => catalogue.setFreshness({ online }))
  const stopOthers = world.memo.watch(AS_OF, value => {
    if (value) catalogue.setFreshness({ source: 'live', asOf: Number(value), online: true })
  })
  let pull: Pull | null = null
  let ending: Promise<unknown> = Promise.resolve()
  const stopLeading = world.lead(`${world.prefix}public`, () => {
    const stream = openStream(world)
    const running = replicate(world, catalogue, database, stream)
    pull = running
    return () => {
      pull = null
      stream.close()
      ending = running.stop()
    }
  })
  return {
    kept: async () => pull?.kept(),
    async stop() {
      stopLeading()
      await ending
      stopContact()
      stopOthers()
      subscription.unsubscribe()
      await database.close()
    },
  }
}

function replicate(
  world: World,
  catalogue: Catalogue,
  database: RxDatabase<{ documents: RxCollection<Envelope> }>,
  stream: Stream,
): Pull {
  return startPull({
    world,
    collection: database.documents,
    database: 'public',
    stream,
    // An empty device is filled from what the page came with, so that nothing is downloaded twice.
    snapshot: catalogue.snapshot(),
    onRows: rows => catalogue.apply(rows.map(changeOf)),
    onCurrent(at) {
      world.memo.set(AS_OF, String(at))
      catalogue.setFreshness({ source: 'live', asOf: at, online: true })
    },
  })
}

async function fillFromDevice(world: World, catalogue: Catalogue, documents: RxCollection<Envelope>): Promise<void> {
  const rows = await rowsIn(documents)
  if (rows.length === 0) return
  const changes = rows.map(changeOf)
  // What came with the page is newer than what the device kept.
  if (catalogue.freshness().source === 'excerpt') catalogue.apply(changes.filter(change => !isShown(catalogue, change)))
  else catalogue.replace(changes)
  const asOf = Number(world.memo.get(AS_OF)) || null
  catalogue.setFreshness({ source: 'device', asOf })
}

const isShown = (catalogue: Catalogue, { type, id }: EnvelopeChange): boolean =>
  catalogue.get(type as keyof Entities, id) !== undefined

/** On a device that holds nothing one compressed answer paints sooner than the feed's pages. */
async function fillFromServer(world: World, catalogue: Catalogue): Promise<void> {
  try {
    catalogue.load(await fetchSnapshot(world.fetch))
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    catalogue.setFreshness({ online: false })
  }
}
