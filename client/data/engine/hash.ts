/**
 * A fast 106-bit hash as hex: tells schemas and collection names apart, protects nothing. `crypto.subtle`, RxDB's default,
 * is missing on plain http, where kiosks in a local network live.
 */
export function hash(text: string): string {
  return half(text, 0) + half(text, 0x9e3779b9)
}

/** cyrb53 by bryc, public domain. */
function half(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
