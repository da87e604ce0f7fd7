/** Calls the listener when the page is about to be hidden, frozen or closed: the last moment to write something. */
export function onLeaving(listener: () => void): () => void {
  const changed = () => document.visibilityState === 'hidden' && listener()
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('pagehide', listener)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('pagehide', listener)
  }
}
