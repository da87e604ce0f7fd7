/** All caches that hold something for the next visit are named so; each version of the program has its own. */
const OURS = /^public-/

/** Lays a text where the worker finds it for the next page (sw/catalogue.ts). Does nothing where there is no worker. */
export async function layForNextVisit(cacheName: string, text: string): Promise<void> {
  const container = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker
  if (!container) return
  await container.ready
  const cache = await caches.open(cacheName)
  await cache.put('/catalogue', new Response(text))
  const others = (await caches.keys()).filter(name => OURS.test(name) && name !== cacheName)
  await Promise.all(others.map(name => caches.delete(name)))
}
