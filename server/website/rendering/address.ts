/**
 * The one address of what a path means, or null where it already is that: no slash at the end, none doubled, the shop's
 * own words and its identifiers in lower case. What comes after `/status/` is case-sensitive. The result begins with
 * exactly one slash, so that it can never lead to another host.
 */
export function canonicalPath(path: string): string | null {
  const parts = path.split('/').filter(part => part !== '')
  const first = parts[0]?.toLowerCase() ?? ''
  const canonical = (
    first === 'store' || first === 'site'
      ? parts.map(part => part.toLowerCase())
      : first === 'status'
        ? [first, ...parts.slice(1)]
        : parts
  ).join('/')
  return `/${canonical}` === path ? null : `/${canonical}`
}
