import { HYDRATED } from './hydrated.ts'

/**
 * Stands in the page itself, before everything that can be tapped: the server's page shows before its program is there, and
 * on a slow line that takes seconds. A tap on a button is held, shown to be held (`data-held`), and done once the page is
 * alive; links that lead elsewhere and fields work by themselves and are left alone. Never twice: nobody else hears a tap that is held, and
 * impatience taps again. Never a stale one: what says something else by then, or was tapped too long ago, is let go; so is
 * what would open one dialog above another. What orders with costs is never drawn by the server, and no form is sent here.
 */
const PATIENCE_MS = 30_000
const TAPPABLE = 'button[type=button], [type=radio], a[aria-haspopup]'

/** What was tapped, in this order, with what it said then. */
const held = new Map<HTMLElement, string>()
const wordsOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent

addEventListener('click', hold, true)
// Whoever says so is in the middle of drawing.
addEventListener(HYDRATED, () => setTimeout(release), { once: true })

function hold(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(TAPPABLE)
  if (!control) return
  event.stopImmediatePropagation()
  // A link that opens something on the page itself.
  if (control.ariaHasPopup) event.preventDefault()
  if (held.has(control)) return
  if (control.ariaHasPopup) for (const other of held.keys()) if (other.ariaHasPopup) letGo(other)
  held.set(control, wordsOf(control))
  control.dataset.held = ''
  setTimeout(letGo, PATIENCE_MS, control)
}

function letGo(control: HTMLElement): void {
  held.delete(control)
  delete control.dataset.held
}

function release(): void {
  removeEventListener('click', hold, true)
  for (const [control, words] of held) {
    letGo(control)
    // A choice shows at once that it was made, and is heard only where it changes.
    if (control instanceof HTMLInputElement) control.checked = false
    if (control.isConnected && wordsOf(control) === words) control.click()
  }
}
