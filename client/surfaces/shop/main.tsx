import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '../../data/catalogue.ts'
import { createCatalogue } from '../../data/catalogue.ts'
import { fetchSnapshot, readEmbeddedSnapshot } from '../../data/snapshot.ts'
import { whenIdle } from '../../device/idle.ts'
import { createShopRouter } from './router.tsx'
import { ShopApp } from './ShopApp.tsx'
import './shop.css'

const container = document.getElementById('root') as HTMLElement
const snapshot = readEmbeddedSnapshot()
const catalogue = createCatalogue(snapshot)
const router = createShopRouter()

if (snapshot && container.hasChildNodes()) await hydrate(snapshot.at)
else await paint()
void keepCurrent(catalogue, snapshot !== null)

/** Takes over the server's HTML without repainting it. */
async function hydrate(firstNow: number): Promise<void> {
  // The router puts Suspense around pages that no server rendered; here one did, and the trees must be the same.
  router.ssr = { manifest: undefined }
  await router.load()
  // As a transition React hydrates in slices: a tap is answered in between.
  startTransition(() => {
    hydrateRoot(container, <ShopApp router={router} catalogue={catalogue} firstNow={firstNow} />)
  })
}

/** Paints into the empty page that the service worker keeps: what the device has comes first. */
async function paint(): Promise<void> {
  await router.load()
  createRoot(container).render(<ShopApp router={router} catalogue={catalogue} firstNow={undefined} />)
}

/** The device's database takes over after the first paint; without a snapshot in the page the race is for the first content. */
async function keepCurrent(content: Catalogue, painted: boolean): Promise<void> {
  if (painted) await whenIdle()
  else void firstContent(content)
  const { startReplica } = await import('../../data/replica.ts')
  await startReplica(content)
}

/** The device answers faster if it has anything; if not, the server's snapshot is one request away. */
async function firstContent(content: Catalogue): Promise<void> {
  try {
    const fetched = await fetchSnapshot()
    if (content.freshness().source === 'empty') content.load(fetched)
  } catch {
    if (content.freshness().source === 'empty') content.setFreshness({ online: false })
  }
}
