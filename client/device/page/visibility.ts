/** Calls the listener when the page is shown (true) or hidden (false). Returns how to stop. */
export function onVisible(listener: (visible: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const changed = () => listener(isVisible())
  document.addEventListener('visibilitychange', changed)
  // A page from the back-forward cache was frozen: its streams are dead and nobody told it.
  window.addEventListener('pageshow', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('pageshow', changed)
  }
}

export function isVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible'
}
