import { type Signal, signal } from '../../device/signal.ts'

/** Counts guests who are done: the kiosk goes back to its first page. */
export const finished: Signal<number> = signal(0)

export const finish = (): void => finished.set(finished.get() + 1)
