export const officeCache = 'office'

/** True once the office was opened on this device; a guest's phone never loads it. */
export function officeInUse(caches: CacheStorage): Promise<boolean> {
  return caches.has(officeCache)
}

/**
 * Loads what is missing of the office's files. One that fails (offline, no room) is fetched by the page when it needs it.
 * With `dropOthers` the files of earlier versions go; only a version that has taken over may do that.
 */
export async function keepOffice(caches: CacheStorage, files: string[], { dropOthers = false } = {}): Promise<void> {
  const cache = await caches.open(officeCache)
  const kept = new Map((await cache.keys()).map(request => [new URL(request.url).pathname, request]))
  const missing = files.filter(file => !kept.has(file))
  await Promise.allSettled(missing.map(file => cache.add(file)))
  if (!dropOthers) return
  const others = [...kept].filter(([path]) => !files.includes(path))
  await Promise.all(others.map(([, request]) => cache.delete(request)))
}
