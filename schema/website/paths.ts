import { surfaces } from '../surfaces.ts'

/** First words of addresses that are not a page's: the server answers them itself. */
export const serversOwn = [
  'api',
  'replication',
  'image',
  'upload',
  'calendar',
  'icon',
  'build',
  'custom',
  'entwurf',
  'vorschau',
]

/** Legal pages show the texts of the settings under these paths. */
const legalPaths = ['terms-and-conditions', 'privacy', 'imprint', 'allergens'] as const

const reserved: ReadonlySet<string> = new Set([
  ...Object.values(surfaces).flatMap(({ paths }) => paths.map(path => path.slice(1))),
  ...serversOwn,
  ...legalPaths,
])

/** Whether the address belongs to a surface, to the server or to a legal page, so that no page can have it. */
export const isReservedPath = (path: string): boolean => reserved.has(path.split('/')[0]?.toLowerCase() ?? '')

/** Where a page is: '/verein/vorstand', with what a link adds behind it. */
export const siteAddress = (path: string, suffix = ''): string => `/${path}${suffix}`

/** The path of the page that an address means, with or without '/site' before it; null where it can be none. */
export function sitePathOf(address: string): string | null {
  const parts = (address.split(/[?#]/)[0] ?? '').split('/').filter(part => part !== '')
  const path = (parts[0]?.toLowerCase() === 'site' ? parts.slice(1) : parts).join('/').toLowerCase()
  return path === '' || isReservedPath(path) ? null : path
}
