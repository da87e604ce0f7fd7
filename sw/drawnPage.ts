/** What pages of this version have kept, and the file they begin with. */
interface Ours {
  readonly cacheName: string
  readonly program: string
}

/** Home and menus, as client/device/storage/nextVisit.ts keeps them: of the others only the device knows what they show. */
const DRAWN = /^\/(store\/[^/]+)?$/
/** So long (ms) the server may take to draw a page: from then on the program paints sooner. */
const PATIENCE_MS = 1000

/**
 * The page of an address as the server drew it for this very program, kept by an earlier visit
 * (client/device/storage/nextVisit.ts): it paints without any program. A product, a table or whatever a query asks for is
 * opened by the program on that same page. Undefined where there is none, and from the time (`now`, epoch ms) on at which
 * what it says of opening and offers need not be true.
 */
export async function drawnPage(
  { pathname }: URL,
  caches: CacheStorage,
  { cacheName, program }: Ours,
  now: number,
): Promise<Response | undefined> {
  const page = await caches.match(`${pathname}?${program}`, { cacheName })
  return page && Date.parse(page.headers.get('Expires') ?? '') > now ? page : undefined
}

/**
 * The page of an address as the server draws it now, like on a first visit; undefined where it does not come whole within a
 * second, where the server draws it for another program, which waits until somebody asks for it, and where it does not draw
 * it: to a screen of the business it sends the empty page. `ask` is `fetch`.
 */
export async function drawnNow(
  { pathname, search }: URL,
  { program }: Pick<Ours, 'program'>,
  ask: (path: string, options: RequestInit) => Promise<Response>,
): Promise<Response | undefined> {
  if (!DRAWN.test(pathname)) return undefined
  try {
    const page = await ask(`${pathname}${search}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await page.text()
    const isOurs = page.ok && !page.redirected && text.includes(`"${program}"`) && text.includes('id="snapshot"')
    // Whole, as it was read: a copy of the stream ends with the patience, in the middle of the page.
    return isOurs ? new Response(text, { headers: unpacked(page.headers) }) : undefined
  } catch {
    return undefined
  }
}

/** Headers of what was packed on its way and is not any more. */
function unpacked(headers: Headers): Headers {
  const own = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length']) own.delete(name)
  return own
}
