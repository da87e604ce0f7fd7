/** What stands behind the `#` of the address. */
export const hashNow = (): string => window.location.hash

export function watchHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Puts something else there, of which the history knows nothing; whoever watches is told. */
export function replaceHash(hash: string): void {
  window.history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
