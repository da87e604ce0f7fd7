import type { Consent } from '../../../schema/website/consent.ts'

/** What the queue needs of the world: tests give it a clock of their own. */
interface QueueWorld<T> {
  /** What the visitor has answered so far. */
  readonly consent: () => Consent | null
  readonly send: (item: T) => void
  readonly every: (ms: number, listener: () => void) => () => void
}

/** What waits is looked at every 1000 ms. */
export const FLUSH_MS = 1000
/** At most this many wait; a visitor who never answers must not fill the memory. */
export const MOST_WAITING = 200

/**
 * Events wait until the visitor has answered; one who agreed has them sent, one who
 * refused has them forgotten. The answer is read anew each time, so taking it back counts at once.
 */
export function createConsentQueue<T>({ consent, send, every }: QueueWorld<T>) {
  const waiting: T[] = []
  const flush = () => {
    const answer = consent()
    if (answer === null) return
    for (const item of waiting.splice(0)) if (answer === 'accepted') send(item)
  }
  const stop = every(FLUSH_MS, flush)
  return {
    add(item: T): void {
      waiting.push(item)
      if (waiting.length > MOST_WAITING) waiting.shift()
      if (consent() !== null) flush()
    },
    stop,
  }
}
