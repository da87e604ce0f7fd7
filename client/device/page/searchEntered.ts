/**
 * Calls `run` with the search field in which 'Enter' was pressed, wherever one stands; where `run` moves the focus, the key
 * does nothing there. Returns how to end it.
 */
export function onSearchEntered(run: (field: HTMLInputElement) => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    const { key, isComposing, target } = event
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.type !== 'search') return
    event.preventDefault()
    run(target)
  }
  document.addEventListener('keydown', pressed)
  return () => document.removeEventListener('keydown', pressed)
}
