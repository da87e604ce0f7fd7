/** What the build says of a surface. */
export interface KnownSurface {
  /** It answers these addresses and all below them; '/' is the first page alone. */
  readonly paths: readonly string[]
  /** Those of its addresses that only the server answers. */
  readonly onlineOnly: readonly string[]
  /** Address of its empty page. */
  readonly page: string
  /** Where it is kept once somebody has opened it, and what only it loads; null: it is always kept. */
  readonly onDemand: { readonly cacheName: string; readonly files: readonly string[] } | null
}

/**
 * What the service worker does with a request:
 * - `network`: nothing; the browser asks the server as if there were no worker.
 * - `page`: answers with the kept empty page of that surface, online and offline alike.
 * - `server`: a page of which only the server knows whose it is; without it the kept first page says that it is not there.
 * - `image`: kept when first seen, up to a bound.
 * - `asset`: a file whose name changes with its content; kept when first seen.
 */
export type Decision = { kind: 'network' | 'image' | 'asset' } | { kind: 'page' | 'server'; page: string }

type Asked = { url: URL; origin: string; method: string; navigation: boolean }

const network: Decision = { kind: 'network' }

/** Decides by address alone; the worker's routes ask it and hold no rule of their own. */
export function decide({ url, origin, method, navigation }: Asked, surfaces: readonly KnownSurface[]): Decision {
  if (method !== 'GET' || url.origin !== origin) return network
  const { pathname } = url
  if (within(pathname, '/image')) return navigation ? network : { kind: 'image' }
  if (within(pathname, '/assets')) return navigation ? network : { kind: 'asset' }
  if (!navigation || namesFile(pathname)) return network
  const owner = ownerOf(pathname, surfaces)
  if (owner) return answers(owner, pathname) ? { kind: 'page', page: owner.page } : network
  const first = surfaceAt('/', surfaces)
  return first ? { kind: 'server', page: first.page } : network
}

/** The surface whose kept page answers an address; undefined where only the server does. */
export function surfaceAt(pathname: string, surfaces: readonly KnownSurface[]): KnownSurface | undefined {
  const owner = ownerOf(pathname, surfaces)
  return owner && answers(owner, pathname) ? owner : undefined
}

/**
 * What a surface has not named is the server's: a payment page, an upload or whatever it will answer one day is never taken
 * for a page of the shop.
 */
const ownerOf = (pathname: string, surfaces: readonly KnownSurface[]): KnownSurface | undefined =>
  surfaces.find(({ paths }) => paths.some(path => within(pathname, path)))

const answers = ({ onlineOnly }: KnownSurface, pathname: string): boolean =>
  !onlineOnly.some(folder => within(pathname, folder))

function within(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

function namesFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname)
}
