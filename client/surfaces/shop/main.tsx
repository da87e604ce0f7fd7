import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { createCatalogue } from '../../data/shop/catalogue.ts'
import { readEmbeddedSnapshot } from '../../data/sync/embedded.ts'
import { catchInstallOffer } from '../../device/app/installOffer.ts'
import { catchMissingPictures } from '../../device/media/missingPictures.ts'
import { nextTask, whenIdle } from '../../device/page/idle.ts'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { isKiosk } from '../../device/storage/knownDevice.ts'
import { createShopRouter } from './router.tsx'
import { ShopApp } from './ShopApp.tsx'
import './shop.css'

/** So long a kiosk's cover may take on a slow device. */
const COVER_MS = 45_000

catchInstallOffer()
catchMissingPictures()
const root = pageRoot()
// Nobody is to see the page behind a kiosk's cover: the cover shows it (counter/kiosk/KioskShell.tsx).
root.hidden = isKiosk()
// If the cover never loads, nothing else restarts the page.
if (root.hidden) setTimeout(() => root.hidden && location.reload(), COVER_MS)
void start(root)

/** In short tasks: the page is painted already, and a tap must not wait for the rest. */
async function start(container: HTMLElement): Promise<void> {
  await nextTask()
  const snapshot = readEmbeddedSnapshot()
  const catalogue = createCatalogue(snapshot)
  await nextTask()
  if (isKiosk()) await (await import('./showKiosk.tsx')).showKiosk(container, catalogue)
  else if (snapshot && container.firstElementChild) await hydrate(container, catalogue, snapshot.at)
  else await paint(container, catalogue)
  if (snapshot) await whenIdle()
  const { keepCurrent } = await import('./keepCurrent.ts')
  await keepCurrent(catalogue, snapshot !== null)
}

/** Takes over the server's HTML without repainting it. */
async function hydrate(container: HTMLElement, catalogue: Catalogue, firstNow: number): Promise<void> {
  const router = createShopRouter()
  // The router puts Suspense around pages that no server rendered; here one did, and the trees must be the same.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  // As a transition React hydrates in slices.
  startTransition(() => {
    hydrateRoot(container, <ShopApp router={router} catalogue={catalogue} firstNow={firstNow} />)
  })
}

/** Paints into the empty page that the service worker keeps: what the device has comes first. */
async function paint(container: HTMLElement, catalogue: Catalogue): Promise<void> {
  const router = createShopRouter()
  await router.load()
  createRoot(container).render(<ShopApp router={router} catalogue={catalogue} />)
}
