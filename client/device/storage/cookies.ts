const DAY_S = 24 * 3600

/** All cookies of this page as a `Cookie` header has them. */
export const readCookies = (): string => document.cookie

/** The value of a cookie, null where it is not set. The name is one of ours: letters and hyphens. */
export function readCookie(name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}

/** Keeps a cookie of this site for so many days; the value is a plain word. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Max-Age=${days * DAY_S}; Path=/; SameSite=Lax${secure}`
}

/** Deletes the cookies whose name matches, also those a script set for the whole domain. */
export function dropCookies(pattern: RegExp): void {
  const names = document.cookie.split(/;\s*/).map(part => part.split('=')[0] ?? '')
  const domain = location.hostname.split('.').slice(-2).join('.')
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  for (const name of names.filter(each => pattern.test(each)))
    for (const scope of ['', `; Domain=${location.hostname}`, `; Domain=${domain}`])
      document.cookie = `${name}=; Max-Age=0; Path=/${scope}`
}
