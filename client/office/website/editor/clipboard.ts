import { signal } from '../../../device/signal.ts'

/** A block that was copied, to be put into any page for as long as the office is open. */
export const clipboard = signal<unknown>(null)
