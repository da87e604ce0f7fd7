/** Where the page is filled in; the server fills the same place (server/website/rendering/shopPages.ts). */
const PLACE = '<!--snapshot-->'

/**
 * The kept empty page with what the device last showed in it (client/data/shop/keptCatalogue.ts): it paints without waiting
 * for a database. The page as it is where nothing is kept.
 */
export async function withCatalogue(page: Response, caches: CacheStorage, cacheName: string): Promise<Response> {
  const kept = await caches.match('/catalogue', { cacheName })
  if (!kept) return page
  const [before = '', after] = (await page.clone().text()).split(PLACE)
  if (after === undefined) return page
  const parts = [before, '<script type="application/json" id="snapshot">', await kept.blob(), '</script>', after]
  return new Response(new Blob(parts), { status: page.status, headers: page.headers })
}
