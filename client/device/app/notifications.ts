import { isVisible } from '../page/visibility.ts'

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
