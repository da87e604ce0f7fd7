import { signal } from '../../../device/signal.ts'

/** What links of the page ask of the parts that come after the first paint. */
export type Wish = 'cookies' | 'install'
export const wish = signal<Wish | null>(null)
/** Whether the shop can be made an app here; false until that is known. */
export const isInstallable = signal(false)
