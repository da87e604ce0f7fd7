import { isVisible } from './visibility.ts'

/** Asks once whether the page may tell something while it is not in view; to be called while somebody taps. */
export async function askToNotify(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  await Notification.requestPermission().catch(() => {})
}

/** Tells something where the page is not in view and may do so; the same `tag` replaces what was told before. */
export function notify(title: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || isVisible()) return
  try {
    const told = new Notification(title, { tag })
    told.addEventListener('click', () => window.focus())
  } catch {
    // Android tells only by a worker; the sound is there all the same.
  }
}
