import type { World } from './world.ts'

/** Something a loop waits at: for a time, or until somebody rings. */
export interface Bell {
  /** Ends the present wait; where nobody waits, the next one. */
  readonly ring: () => void
  /** Resolves after `ms`, when it is rung or when `signal` aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export function createBell(world: Pick<World, 'after'>): Bell {
  let rung = false
  const waiting = new Set<() => void>()
  return {
    ring() {
      rung = waiting.size === 0
      for (const wake of waiting) wake()
    },
    wait: (ms, signal) =>
      new Promise(resolve => {
        if (rung || signal?.aborted) {
          rung = false
          resolve()
          return
        }
        const wake = () => {
          callOff()
          waiting.delete(wake)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        const callOff = world.after(ms, wake)
        waiting.add(wake)
        signal?.addEventListener('abort', wake)
      }),
  }
}
