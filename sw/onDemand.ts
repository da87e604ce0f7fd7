/** A surface that is kept where somebody uses it; a guest's phone never loads it. */
export interface OnDemand {
  readonly cacheName: string
  /** Put in by the build: what only this surface loads. */
  readonly files: readonly string[]
  readonly owns: (pathname: string) => boolean
}

/** True once the surface was opened on this device. */
export function isInUse(caches: CacheStorage, { cacheName }: OnDemand): Promise<boolean> {
  return caches.has(cacheName)
}

/**
 * Loads what is missing of a surface's files until `signal` ends it. One that fails (offline, no room) is fetched by the page
 * when it needs it.
 */
export async function keepSurface(
  caches: CacheStorage,
  { cacheName, files }: OnDemand,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(pathOf))
  const missing = files.filter(file => !kept.has(file))
  await Promise.allSettled(missing.map(file => cache.add(new Request(new URL(file, location.href), { signal }))))
}

/**
 * A file of these surfaces as one of them has kept it, whichever; otherwise it is asked for and not kept. Only whoever opens a
 * surface keeps it: what several have would make all of them used on every device.
 */
export async function keptFile(
  request: Request,
  caches: CacheStorage,
  surfaces: readonly OnDemand[],
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = pathOf(request)
  for (const { cacheName, files } of surfaces) {
    const kept = files.includes(path) ? await caches.match(request, { cacheName }) : undefined
    if (kept) return kept
  }
  return ask(request)
}

/** The files of earlier versions go; only a version that has taken over may do that. */
export async function dropOthers(caches: CacheStorage, surface: OnDemand): Promise<void> {
  if (!(await isInUse(caches, surface))) return
  const cache = await caches.open(surface.cacheName)
  const others = (await cache.keys()).filter(request => !surface.files.includes(pathOf(request)))
  await Promise.all(others.map(request => cache.delete(request)))
}

const pathOf = ({ url }: Request): string => new URL(url).pathname
