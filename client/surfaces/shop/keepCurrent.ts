import { startOutbox } from '../../data/outbox/startOutbox.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { ignoreStrayPresses } from '../../device/page/strayPresses.ts'
import { keepDrawnPage, layForNextVisit } from '../../device/storage/nextVisit.ts'

/** What the page needs to go on, after the first paint. The device's database takes over; on an empty page it races the server. */
export async function keepCurrent(catalogue: Catalogue, isPainted: boolean): Promise<void> {
  ignoreStrayPresses()
  if (!isPainted) void firstContent(catalogue)
  const [{ startPublicReplica }, { browserWorld }, { keepForNextVisit }] = await Promise.all([
    import('../../data/shop/publicReplica.ts'),
    import('../../data/engine/world.ts'),
    import('../../data/shop/keptCatalogue.ts'),
  ])
  keepForNextVisit(browserWorld, catalogue, { lay: layForNextVisit, keepPage: keepDrawnPage })
  await startPublicReplica(browserWorld, catalogue)
  await startOutbox()
}

/** The device answers faster if it has anything; if not, the server's snapshot is one request away. */
async function firstContent(catalogue: Catalogue): Promise<void> {
  const { fetchSnapshot } = await import('../../data/sync/fetchSnapshot.ts')
  try {
    const fetched = await fetchSnapshot()
    if (catalogue.freshness().source === 'empty') catalogue.load(fetched)
  } catch {
    if (catalogue.freshness().source === 'empty') catalogue.setFreshness({ online: false })
  }
}
