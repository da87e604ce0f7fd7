/** What the build says of a surface. */
export interface KnownSurface {
  /** It answers these addresses and all below them; empty: whatever no other surface answers. */
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
 * - `image`: kept when first seen, up to a bound.
 * - `asset`: a file whose name changes with its content; kept when first seen.
 */
export type Decision = { kind: 'network' } | { kind: 'page'; page: string } | { kind: 'image' } | { kind: 'asset' }

type Asked = { url: URL; origin: string; method: string; navigation: boolean }

const network: Decision = { kind: 'network' }

/** Decides by address alone; the worker's routes ask it and hold no rule of their own. */
export function decide({ url, origin, method, navigation }: Asked, surfaces: readonly KnownSurface[]): Decision {
  if (method !== 'GET' || url.origin !== origin) return network
  const { pathname } = url
  if (within(pathname, '/image')) return navigation ? network : { kind: 'image' }
  if (within(pathname, '/assets')) return navigation ? network : { kind: 'asset' }
  if (!navigation || serversOwn.some(folder => within(pathname, folder)) || namesFile(pathname)) return network
  const surface = surfaceAt(pathname, surfaces)
  return surface ? { kind: 'page', page: surface.page } : network
}

/** The surface whose kept page answers an address; undefined where only the server does. */
export function surfaceAt(pathname: string, surfaces: readonly KnownSurface[]): KnownSurface | undefined {
  const owner =
    surfaces.find(({ paths }) => paths.some(path => within(pathname, path))) ??
    surfaces.find(({ paths }) => paths.length === 0)
  return owner?.onlineOnly.some(folder => within(pathname, folder)) ? undefined : owner
}

const serversOwn = ['/api', '/replication', '/upload', '/build']

function within(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

function namesFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname)
}
