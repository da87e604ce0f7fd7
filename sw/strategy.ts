/**
 * What the service worker does with a request:
 * - `network`: nothing; the browser asks the server as if there were no worker.
 * - `page`: answers with the kept empty page of that surface, online and offline alike.
 * - `image`: kept when first seen, up to a bound.
 * - `asset`: a file whose name changes with its content; kept when first seen.
 */
export type Decision =
  | { kind: 'network' }
  | { kind: 'page'; page: '/index.html' | '/backend/index.html' | '/desk/index.html' }
  | { kind: 'image' }
  | { kind: 'asset' }

type Asked = { url: URL; origin: string; method: string; navigation: boolean }

const network: Decision = { kind: 'network' }

/** Decides by address alone; the worker's routes ask it and hold no rule of their own. */
export function decide({ url, origin, method, navigation }: Asked): Decision {
  if (method !== 'GET' || url.origin !== origin) return network
  const { pathname } = url
  if (within(pathname, '/image')) return navigation ? network : { kind: 'image' }
  if (within(pathname, '/assets')) return navigation ? network : { kind: 'asset' }
  if (!navigation || serversOwn.some(folder => within(pathname, folder)) || namesFile(pathname)) return network
  if (isDesk(pathname)) return { kind: 'page', page: '/desk/index.html' }
  return { kind: 'page', page: isOffice(pathname) ? '/backend/index.html' : '/index.html' }
}

/** Whether an address belongs to the office, which is kept offline only where somebody uses it. */
export function isOffice(pathname: string): boolean {
  return within(pathname, '/backend')
}

/** Whether an address belongs to a board, which is kept offline only on the screens that show one. */
export function isDesk(pathname: string): boolean {
  return within(pathname, '/frontdesk') || within(pathname, '/kitchen')
}

/** A screen is let in by the server, so its page is of no use without it. */
const serversOwn = ['/api', '/replication', '/upload', '/build', '/pair']

function within(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

function namesFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname)
}
