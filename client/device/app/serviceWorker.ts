const WORKER = '/build/service-worker.js'
/** When a page asks whether there is a newer program (ms): pages stay open for days. */
const FIRST_LOOK_MS = 2500
const LOOK_MS = 1_800_000
/** The worker's caches of the office's, the boards' and the terminal's files: whoever has one works on this device. */
const STAFF_CACHES = /^(office|desk)/

let isRegistered = false
let waiting: ServiceWorker | null = null
let isReloading = false
const listeners = new Set<() => void>()

/** Lets the worker keep the program for when there is no network. Does nothing where there are no workers. */
export async function register(): Promise<void> {
  const container = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker
  if (!container) return
  reloadOnMissingChunk()
  if (!container.controller) container.addEventListener('controllerchange', keepShownPictures, { once: true })
  // What is kept by halves when the browser ends the worker is kept whole once the page is opened again.
  const keepSurface = () => say(container.controller, 'KEEP')
  container.addEventListener('controllerchange', keepSurface)
  keepSurface()
  try {
    const registration = await container.register(WORKER, { scope: '/' })
    follow(registration, container)
    const look = () => void registration.update().catch(() => {})
    setTimeout(look, FIRST_LOOK_MS)
    setInterval(look, LOOK_MS)
  } catch {
    // No worker in development, or the browser refuses: everything but starting offline works all the same.
  }
}

/**
 * The same once for a page, in so many ms: what is loaded before anything can be done has the network and the processor to
 * itself until then. Returns how to put it off.
 */
export function registerIn(delay: number): () => void {
  const begin = () => {
    if (isRegistered) return
    isRegistered = true
    void register()
  }
  const timer = setTimeout(begin, delay)
  return () => clearTimeout(timer)
}

/**
 * Gives the worker up, because the business switched the app off for guests; except where the
 * office or a board is used on this device, which works offline whatever the shop does.
 */
export async function unregister(): Promise<void> {
  const container = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker
  if (!container || (await caches.keys()).some(name => STAFF_CACHES.test(name))) return
  const registrations = await container.getRegistrations()
  await Promise.all(registrations.map(registration => registration.unregister()))
}

/** Whether the program is kept on this device: the page comes back without the network too. */
export const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Calls the listener when a newer program lies ready, also if it did before. Returns how to stop. */
export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  if (waiting) listener()
  return () => listeners.delete(listener)
}

/**
 * Starts the newer program: this page loads anew, once. Other pages of the device go on with the program they have, because
 * something may be half typed there; they load anew when somebody says so in them.
 */
export function applyUpdate(): void {
  if (!waiting) return
  // Another page has started it already.
  if (waiting.state !== 'installed') return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  // The newer one begins when the present one has nothing under way: with a slow network that would be minutes.
  say(navigator.serviceWorker.controller, 'GIVE_WAY')
  say(waiting, 'SKIP_WAITING')
}

function say(worker: ServiceWorker | null, type: 'KEEP' | 'GIVE_WAY' | 'SKIP_WAITING'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  worker?.postMessage({ type })
}

/** What came before the first worker did passes through it once more and is kept; the browser has it, nothing is loaded. */
function keepShownPictures(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/image/')) void fetch(name).catch(() => {})
}

function follow(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const ready = (worker: ServiceWorker | null) => {
    // Without a controller this is the first worker ever, and nothing is newer than what is shown.
    if (!worker || !container.controller) return
    waiting = worker
    for (const listener of listeners) listener()
  }
  ready(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') ready(registration.waiting)
    })
  })
}

/**
 * A part of a program that the server no longer has: the new program has its own. Once, and never in a circle. A server that
 * is merely out of reach has lost nothing: a reload would cost what is half typed and bring no part.
 */
function reloadOnMissingChunk(): void {
  const key = 'reloaded-for-missing-part'
  window.addEventListener('vite:preloadError', async () => {
    if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return
    const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    sessionStorage.setItem(key, String(Date.now()))
    reload()
  })
}

function reload(): void {
  if (isReloading) return
  isReloading = true
  location.reload()
}
