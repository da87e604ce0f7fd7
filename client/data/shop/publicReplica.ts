import {
  changeOf,
  type EnvelopeChange,
  type EnvelopeRow,
  envelopeSchema,
  generationOf,
  publicDatabaseName,
} from '../engine/envelope.ts'
import { NetworkError } from '../engine/http.ts'
import type { World } from '../engine/world.ts'
import { fetchSnapshot } from '../sync/fetchSnapshot.ts'
import { refreshing } from '../sync/refresh.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'
import type { Catalogue } from './catalogue.ts'
import { keepWholePages, sameRevision, withWholePages, withWholePagesIn } from './pagesInSight.ts'

/** What everybody may see. The collection is only ever read whole. */
const everybodys = {
  name: 'public',
  database: publicDatabaseName,
  collections: { documents: 'public' },
  schema: envelopeSchema,
  conflictHandler: sameRevision,
}

/**
 * Fills the catalogue from this device where it is empty, then keeps device and catalogue the server's mirror. Rejects only
 * where the device cannot keep a database at all.
 */
export async function startPublicReplica(
  world: World,
  catalogue: Catalogue,
): Promise<Pick<Replica, 'kept'> & { readonly stop: () => Promise<void> }> {
  const replica = await openReplica(world, everybodys)
  const documents = replica.documents('public')
  const pages = keepWholePages(catalogue, documents)
  const heard: EnvelopeRow[] = []
  let isFilled = false
  const subscription = documents.eventBulks$.subscribe(({ events }) => {
    const rows = events.map(({ documentData }) => documentData)
    if (!isFilled) heard.push(...rows)
    catalogue.apply(withWholePages(catalogue, rows.map(changeOf)))
    pages.wrote(rows)
  })
  const isServers = catalogue.freshness().source === 'snapshot'
  const rows = await rowsIn(documents)
  pages.wrote(rows)
  if (isServers) catalogue.apply(pages.missing(rows))
  else if (rows.length > 0) fillFromDevice(catalogue, rows, replica.connection.get()?.asOf)
  else await fillFromServer(world, catalogue)
  // What another page of the device heard while this one was still reading is later than what was read.
  isFilled = true
  catalogue.apply(withWholePages(catalogue, heard.map(changeOf)))
  const refresh = refreshing(world, replica.resync)
  const stopContact = world.onContact(online => catalogue.setFreshness({ online }))
  // Somebody else was quicker to find out: nobody is told again.
  if (!world.seemsOnline()) catalogue.setFreshness({ online: false })
  replica.follow({
    // An empty device is filled from what the page came with, so that nothing is downloaded twice.
    snapshot: catalogue.snapshot,
    beginning: signal => fetchSnapshot(world.fetch, signal),
    onRows: rows => catalogue.apply(withWholePages(catalogue, rows.map(changeOf))),
    onCurrent(at) {
      refresh.heard()
      catalogue.setFreshness({ source: 'live', asOf: at, online: true })
    },
  })
  return {
    async kept() {
      await replica.kept()
      await pages.kept()
    },
    async stop() {
      refresh.stop()
      stopContact()
      pages.stop()
      subscription.unsubscribe()
      await replica.close()
    },
  }
}

function fillFromDevice(catalogue: Catalogue, rows: readonly EnvelopeRow[], asOf: number | null = null): void {
  const changes = withWholePages(catalogue, rows.map(changeOf))
  const { source, asOf: shown } = catalogue.freshness()
  // What came with the page is newer than what the device kept, unless the worker had kept the page.
  if (source === 'excerpt' && (shown ?? 0) > (asOf ?? 0))
    catalogue.apply(changes.filter(change => !isNewer(catalogue, change)))
  else catalogue.replace(changes)
  catalogue.setFreshness({ source: 'device', asOf })
}

/**
 * Whether the page came with a later state of the document: another page of this device may have heard of a change since the
 * server drew this one. Of the same state the page may have brought a part only.
 */
function isNewer(catalogue: Catalogue, { type, id, rev }: EnvelopeChange): boolean {
  const shown = catalogue.revOf(type, id) ?? rev
  return shown !== rev && generationOf(shown) >= generationOf(rev)
}

/** On a device that holds nothing one compressed answer paints sooner than the feed's pages. */
async function fillFromServer(world: World, catalogue: Catalogue): Promise<void> {
  try {
    catalogue.load(withWholePagesIn(await fetchSnapshot(world.fetch), catalogue))
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    catalogue.setFreshness({ online: false })
  }
}
