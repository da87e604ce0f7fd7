import { isIP } from 'node:net'

/** An address a browser may have been given by its push service: https at a name and at the usual port. */
export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  const isName = isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0 && url.hostname.includes('.')
  return isName && !/(^|\.)(localhost|local|internal|lan|home|arpa)\.?$/i.test(url.hostname)
}
