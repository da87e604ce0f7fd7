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

/** While `when` says so, the browser asks before the page is closed. Returns how to stop. */
export function askBeforeLeaving(when: () => boolean): () => void {
  const leaving = (event: BeforeUnloadEvent) => when() && event.preventDefault()
  window.addEventListener('beforeunload', leaving)
  return () => window.removeEventListener('beforeunload', leaving)
}
