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

interface Keeping {
  /** The files of earlier versions go; only a version that has taken over may do that. */
  readonly dropOthers?: boolean
  /** Ends it: what is missing then stays so. */
  readonly signal?: AbortSignal
}

/** Loads what is missing of a surface's files. One that fails (offline, no room) is fetched by the page when it needs it. */
export async function keepSurface(
  caches: CacheStorage,
  { cacheName, files }: OnDemand,
  { dropOthers = false, signal }: Keeping = {},
): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Map((await cache.keys()).map(request => [new URL(request.url).pathname, request]))
  const missing = files.filter(file => !kept.has(file))
  const wanted = (file: string) => new Request(new URL(file, location.href), signal ? { signal } : {})
  await Promise.allSettled(missing.map(file => cache.add(wanted(file))))
  if (!dropOthers) return
  const others = [...kept].filter(([path]) => !files.includes(path))
  await Promise.all(others.map(([, request]) => cache.delete(request)))
}
