import { signal } from '../../../device/signal.ts'

/** What a link of the page opens in the parts that come after the first paint; null when that was done. */
export const pageRequest = signal<'cookies' | 'install' | null>(null)
/** Whether the shop can be made an app here; false until that is known. */
export const isInstallable = signal(false)
/** The order (its uid) of the outbox that the page shows itself: nothing else has to tell of it. */
export const shownOrder = signal<string | null>(null)
