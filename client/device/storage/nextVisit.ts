/** All caches that hold something for the next visit are named so (forgetNextVisit.ts); each version of the shapes has its own. */
const OURS = /^public-/
const CATALOGUE = '/catalogue'
/** Home and menus: of the others only the device knows what they show. */
const DRAWN = /^\/(store\/[^/]+)?$/
/** So many pages are kept, the newest ones. */
const MOST = 5

/**
 * Lays a text where the worker finds it for the next page (sw/catalogue.ts). Where `isChanged` says so of the text that lay
 * there, no kept page is shown again. Does nothing where there is no worker.
 */
export async function layForNextVisit(
  cacheName: string,
  text: string,
  isChanged: (former: string) => boolean,
): Promise<void> {
  const cache = await nextVisitCache(cacheName)
  if (!cache) return
  const former = await cache.match(CATALOGUE)
  if (former && isChanged(await former.text())) await drop(cache, await drawnIn(cache))
  await cache.put(CATALOGUE, new Response(text))
  const others = (await caches.keys()).filter(name => OURS.test(name) && name !== cacheName)
  await Promise.all(others.map(name => caches.delete(name)))
}

/**
 * Keeps the page of the present address as the server draws it now: the next visit is painted by it without any program
 * (sw/drawnPage.ts). Does nothing where a kept page still holds, and before the catalogue is kept that says the same.
 */
export async function keepDrawnPage(cacheName: string): Promise<void> {
  const path = location.pathname
  const cache = DRAWN.test(path) ? await nextVisitCache(cacheName) : null
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!cache || !script || !(await cache.match(CATALOGUE))) return
  const program = new URL(script.src).pathname
  const key = `${path}?${program}`
  const kept = await cache.match(key)
  if (kept && Date.parse(kept.headers.get('Expires') ?? '') > Date.now()) return
  const page = await fetch(path)
  const text = await page.clone().text()
  // A newer server draws for a newer program, and to a screen of the business it sends the empty page.
  if (!page.ok || page.redirected || !text.includes(`"${program}"`) || !text.includes('id="snapshot"')) return
  await cache.delete(key)
  const others = await drawnIn(cache)
  const ofOthers = others.filter(({ url }) => !url.endsWith(program))
  await drop(cache, ofOthers.length > 0 ? ofOthers : others.slice(0, 1 - MOST))
  await cache.put(key, page)
}

async function nextVisitCache(cacheName: string): Promise<Cache | null> {
  const container = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker
  if (!container) return null
  await container.ready
  return caches.open(cacheName)
}

/** Pages are kept by their address and the program they were drawn for, the oldest first. */
const drawnIn = async (cache: Cache): Promise<readonly Request[]> =>
  (await cache.keys()).filter(({ url }) => new URL(url).search !== '')

const drop = (cache: Cache, pages: readonly Request[]): Promise<unknown> =>
  Promise.all(pages.map(page => cache.delete(page)))
