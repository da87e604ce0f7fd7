/** What pages of this version have kept, and the file they begin with. */
interface Ours {
  readonly cacheName: string
  readonly program: string
}

/**
 * The page of an address as the server drew it for this very program, kept by an earlier visit
 * (client/device/storage/nextVisit.ts): it paints without any program. Undefined where there is none, where a query asks for
 * something else, and from the time (`now`, epoch ms) on at which what it says of opening and offers need not be true.
 */
export async function drawnPage(
  { pathname, search }: URL,
  caches: CacheStorage,
  { cacheName, program }: Ours,
  now: number,
): Promise<Response | undefined> {
  if (search !== '') return undefined
  const page = await caches.match(`${pathname}?${program}`, { cacheName })
  return page && Date.parse(page.headers.get('Expires') ?? '') > now ? page : undefined
}
