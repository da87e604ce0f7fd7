import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { knowsPage, withCatalogue } from './catalogue.ts'
import { drawnNow, drawnPage } from './drawnPage.ts'
import { inTime } from './inTime.ts'
import { dropOthers, isInUse, keepSurface, keptFile, type OnDemand } from './onDemand.ts'
import { openNotice, showNotice } from './push.ts'
import { type Decision, decide, type KnownSurface, surfaceAt } from './strategy.ts'
import { createUnderWay } from './underWay.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: the pages with the hash of their content, the shop's files by their hashed names. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
  /** Put in by the build: every surface, as schema/surfaces.ts has it. */
  readonly __SURFACES: KnownSurface[]
  /** Put in by the build: where pages of this version keep what they showed. */
  readonly __CATALOGUE: string
  /** Put in by the build: the file a page of the shop begins with, whose name is another one in every version. */
  readonly __PROGRAM: string
}

const surfaces = self.__SURFACES
/** Office and boards: kept where somebody uses them; a guest's phone never loads them. */
const onDemand: readonly OnDemand[] = surfaces.flatMap(surface =>
  surface.onDemand ? [{ ...surface.onDemand, owns: pathname => surfaceAt(pathname, surfaces) === surface }] : [],
)
const underWay = createUnderWay()
const thirtyDays = 30 * 24 * 3600
/** So long (ms) the server may take to draw a page of the website that the device knows: nobody waits in a tunnel. */
const PATIENCE_MS = 3000

// All pages and the shop are kept from the first visit on. A page the server drew is shown again while it holds; else it is
// drawn anew where that is quick, and where it is not the page is the empty one, which paints from the device.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })

const guests = surfaceAt('/', surfaces)
const ours = { cacheName: self.__CATALOGUE, program: self.__PROGRAM }
for (const { page } of surfaces) {
  const kept = createHandlerBoundToURL(page)
  const filled: typeof kept = async options => {
    const url = new URL(options.request.url)
    return (
      (await drawnPage(url, caches, ours, Date.now())) ??
      (await drawnNow(url, ours, (path, options) => fetch(path, options))) ??
      withCatalogue(await kept(options), caches, self.__CATALOGUE)
    )
  }
  const own = page === guests?.page ? filled : kept
  registerRoute(asked('page', page), own)
  registerRoute(asked('server', page), options => {
    const answer = underWay.unlessLetGo(fetch(options.request)).catch(() => own(options))
    const isKnown = () => knowsPage(options.url.pathname, caches, self.__CATALOGUE)
    return inTime(answer, { patience: PATIENCE_MS, isKnown, own: () => own(options) })
  })
}
registerRoute(asked('image'), keep('images', 400, 2 * thirtyDays))
registerRoute(
  ({ url }) => onDemand.some(({ files }) => files.includes(url.pathname)),
  ({ request }) => keptFile(request, caches, onDemand, asked => fetch(asked, { signal: underWay.signal() })),
)
registerRoute(asked('asset'), keep('assets', 60, thirtyDays))

// What is used on this device is kept of a newer version before that takes over, and of the first one when its page says so:
// no page is answered while a worker is being activated.
self.addEventListener('install', event => {
  event.waitUntil(keepUsed())
})
self.addEventListener('activate', event => {
  event.waitUntil(Promise.all(onDemand.map(surface => dropOthers(caches, surface))))
})

self.addEventListener('push', event => {
  event.waitUntil(showNotice(self.registration, self.clients, event.data))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openNotice(self.clients, self.location.origin, event.notification.data))
})

// The first visit is controlled at once; a new version waits until a person asks for it.
clientsClaim()
self.addEventListener('message', event => {
  const { data }: { readonly data: { readonly type?: unknown } | null } = event
  if (data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (data?.type === 'GIVE_WAY') underWay.giveWay()
  if (data?.type === 'KEEP' && event.source instanceof WindowClient)
    event.waitUntil(keepUsed(new URL(event.source.url).pathname))
})

/** Keeps what is missing of the surfaces somebody uses on this device; `pathname` is of a page that is open. */
async function keepUsed(pathname?: string): Promise<void> {
  const isOpen = ({ owns }: OnDemand) => pathname !== undefined && owns(pathname)
  const keepIfUsed = async (surface: OnDemand) => {
    if (isOpen(surface) || (await isInUse(caches, surface))) await keepSurface(caches, surface, underWay.signal())
  }
  await Promise.all(onDemand.map(keepIfUsed))
}

function asked(kind: Decision['kind'], page?: string) {
  return ({ url, request }: { url: URL; request: Request }) => {
    const { method, mode } = request
    const decision = decide({ url, origin: self.location.origin, method, navigation: mode === 'navigate' }, surfaces)
    return decision.kind === kind && (!('page' in decision) || decision.page === page)
  }
}

function keep(cacheName: string, maxEntries: number, maxAgeSeconds: number) {
  const bound = new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })
  return new CacheFirst({ cacheName, plugins: [bound, underWay.plugin] })
}
