import { Fault } from '../http/fault.ts'

const RETRY_AFTER_SECONDS = 5

/** Work that is bounded: `run` starts it when it is its turn. Throws 503 with `Retry-After` where too much waits already. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** At most `atOnce` things are done at a time, and at most `waiting` wait for their turn. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) throw busy()
      // Who leaves hands the place over: between two of the queue nobody slips in.
      else await new Promise<void>(resolve => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

export const busy = (code: 'unavailable' | 'uploadsFull' = 'unavailable'): Fault =>
  new Fault(503, code, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
