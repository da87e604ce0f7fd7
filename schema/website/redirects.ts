import { surfaces } from '../surfaces.ts'
import { serversOwn } from './paths.ts'

/** A former address as it is kept: readable, in small letters, no slash before or behind it; null where it can be none. */
export function redirectPath(address: string): string | null {
  const path = readable(address.split(/[?#]/)[0] ?? '')
    .toLowerCase()
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
  if (path === '' || path.length > 200 || /[^\S ]|[\p{Cc}\p{Cf}\\<>"'`]|\/\/|(^|\/)\.\.?(\/|$)/u.test(path)) return null
  const first = path.split('/')[0] ?? ''
  return kept.has(first) ? null : path
}

/** Without what browsers write in place of umlauts and blanks, and each letter as one character: two ways to write it are one address. */
function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path.normalize('NFC')
  }
}

/** Addresses that always mean the same, so that nobody is led away from them. */
const kept: ReadonlySet<string> = new Set([
  ...serversOwn,
  ...Object.values(surfaces)
    .flatMap(({ paths }) => paths.map(path => path.slice(1)))
    .filter(path => path !== 'site'),
])

/** The former path that a target would be itself; null for another site and for what is no former address. */
export const leadsTo = (target: string): string | null => (target.startsWith('/') ? redirectPath(target) : null)

interface Leading {
  readonly path: string
  readonly target: string
}

/** Redirects in a row that a browser follows with us before it gives up; a chain is one of these too long. */
const LONGEST_CHAIN = 10

/** A path as pages are found by it: with or without '/site' before it, it is the same. */
export const plainPath = (path: string): string => path.replace(/^site\//, '')

/** Whether following `redirect` comes back to it, or never ends in sight, given what leads on from each plain path. */
export function loops(redirect: Leading, targetOf: (path: string) => string | undefined): boolean {
  let next = leadsTo(redirect.target)
  for (let step = 0; next !== null; step += 1) {
    if (plainPath(next) === plainPath(redirect.path) || step >= LONGEST_CHAIN) return true
    const target = targetOf(plainPath(next))
    next = target === undefined ? null : leadsTo(target)
  }
  return false
}

/** Where a former address leads now; null where it is none. */
export function redirectedTo(address: string, redirects: readonly Leading[]): string | null {
  const path = redirectPath(address)
  return (path !== null && redirects.find(redirect => redirect.path === path)?.target) || null
}
