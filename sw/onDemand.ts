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

/** The files of earlier versions go; only a version that has taken over may do that. */
export async function dropOthers(caches: CacheStorage, surface: OnDemand): Promise<void> {
  if (!(await isInUse(caches, surface))) return
  const cache = await caches.open(surface.cacheName)
  const others = (await cache.keys()).filter(request => !surface.files.includes(pathOf(request)))
  await Promise.all(others.map(request => cache.delete(request)))
}

const pathOf = ({ url }: Request): string => new URL(url).pathname
