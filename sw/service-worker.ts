import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { keepOffice, officeCache, officeInUse } from './office.ts'
import { type Decision, decide, isOffice } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: the pages with the hash of their content, the shop's files by their hashed names. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
  /** Put in by the build: what only the office loads. */
  readonly __OFFICE_FILES: string[]
}

const officeFiles = self.__OFFICE_FILES
const thirtyDays = 30 * 24 * 3600

// Both pages and the shop are kept from the first visit on; the page is the empty one, which paints from the device.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })

registerRoute(asked('page', '/index.html'), createHandlerBoundToURL('/index.html'))
registerRoute(asked('page', '/backend/index.html'), createHandlerBoundToURL('/backend/index.html'))
registerRoute(asked('image'), keep('images', 400, 2 * thirtyDays))
registerRoute(({ url }) => officeFiles.includes(url.pathname), new CacheFirst({ cacheName: officeCache }))
registerRoute(asked('asset'), keep('assets', 60, thirtyDays))

// The office is kept where somebody uses it: from its first page on, and then with every update before that takes over.
self.addEventListener('install', event => {
  event.waitUntil(officeInUse(caches).then(inUse => (inUse ? keepOffice(caches, officeFiles) : undefined)))
})
self.addEventListener('activate', event => {
  event.waitUntil(officeAfterActivation())
})
self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && isOffice(new URL(event.request.url).pathname)) {
    event.waitUntil(keepOffice(caches, officeFiles))
  }
})

// The first visit is controlled at once; a new version waits until a person asks for it.
clientsClaim()
self.addEventListener('message', event => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})

function asked(kind: Decision['kind'], page?: string) {
  return ({ url, request }: { url: URL; request: Request }) => {
    const { method, mode } = request
    const decision = decide({ url, origin: self.location.origin, method, navigation: mode === 'navigate' })
    return decision.kind === kind && (decision.kind !== 'page' || decision.page === page)
  }
}

function keep(cacheName: string, maxEntries: number, maxAgeSeconds: number) {
  const bound = new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })
  return new CacheFirst({ cacheName, plugins: [bound] })
}

/** Whoever was in the office when the first worker came, or is still using it, has it kept in the new version. */
async function officeAfterActivation(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.some(({ url }) => isOffice(new URL(url).pathname))
  if (open || (await officeInUse(caches))) await keepOffice(caches, officeFiles, { dropOthers: true })
}
