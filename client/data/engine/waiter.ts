import type { World } from './world.ts'

/** What a loop waits at: for a time, or until somebody wakes it. */
export interface Waiter {
  /** Ends the present wait; where nobody waits, the next one. */
  readonly wake: () => void
  /** Resolves after `ms`, when it is woken or when `signal` aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export function createWaiter(world: Pick<World, 'after'>): Waiter {
  let isWoken = false
  const waiting = new Set<() => void>()
  return {
    wake() {
      isWoken = waiting.size === 0
      for (const end of waiting) end()
    },
    wait: (ms, signal) =>
      new Promise(resolve => {
        if (isWoken || signal?.aborted) {
          isWoken = false
          resolve()
          return
        }
        const end = () => {
          callOff()
          waiting.delete(end)
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const callOff = world.after(ms, end)
        waiting.add(end)
        signal?.addEventListener('abort', end)
      }),
  }
}
