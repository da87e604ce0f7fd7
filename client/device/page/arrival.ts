/** How long (ms) the heading of a screen may take to come; afterwards nobody waits for it any more. */
const PATIENCE_MS = 5000

let leave = () => {}

/**
 * A screen took the place of another one: its heading gets the focus, which is how it is announced and where keyboards go on,
 * and with `fromTop` it is in sight. Screens are loaded and drawn in steps: as long as nobody does anything else, the heading
 * that comes instead of the first one gets it too. Returns how to stop.
 */
export function arrive({ fromTop }: { fromTop: boolean }): () => void {
  leave()
  let at: HTMLElement | null = null
  const look = () => {
    if (at?.isConnected) return
    // Whoever was quicker keeps it: a field that is wrong, a dialog.
    if (at && document.activeElement !== document.body) return end()
    at = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1')
    if (!at) return
    at.tabIndex = -1
    at.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => end(), PATIENCE_MS)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of deeds) window.removeEventListener(event, end, true)
  }
  leave = end
  for (const event of deeds) window.addEventListener(event, end, true)
  if (fromTop) window.scrollTo({ top: 0 })
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return end
}

/** What shows that somebody goes on: nothing takes the focus from them. */
const deeds = ['pointerdown', 'keydown'] as const

/** Whether somebody is in the middle of something that a screen must not take from them: typing, or a dialog. */
export const isInTheMiddle = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector('dialog[open], [aria-modal=true], [role=dialog]') !== null
