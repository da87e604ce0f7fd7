/** Where the page is filled in; the server fills the same place (server/website/rendering/shopPages.ts). */
const PLACE = '<!--snapshot-->'

/**
 * The kept empty page with what the device last showed in it (client/data/shop/keptCatalogue.ts): it paints without waiting
 * for a database. The page as it is where nothing is kept.
 */
export async function withCatalogue(page: Response, caches: CacheStorage, cacheName: string): Promise<Response> {
  const kept = await keptCatalogue(caches, cacheName)
  if (!kept) return page
  const [before = '', after] = (await page.clone().text()).split(PLACE)
  if (after === undefined) return page
  const parts = [before, '<script type="application/json" id="snapshot">', await kept.blob(), '</script>', after]
  return new Response(new Blob(parts), { status: page.status, headers: page.headers })
}

/** Whether what the device last showed has a page of the website at this address. */
export async function knowsPage(pathname: string, caches: CacheStorage, cacheName: string): Promise<boolean> {
  const kept = await keptCatalogue(caches, cacheName)
  const path = pathname.replace(/^\/+|\/+$/g, '')
  return path !== '' && ((await kept?.text())?.includes(`"path":${JSON.stringify(path)}`) ?? false)
}

const keptCatalogue = (caches: CacheStorage, cacheName: string) => caches.match('/catalogue', { cacheName })
