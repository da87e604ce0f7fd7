import type { Waiter } from '../engine/waiter.ts'
import type { World } from '../engine/world.ts'

/** How long (ms) a device that has no room waits before it tries again. */
const NO_ROOM_MS = 60_000

/** Whether what comes can be written down. RxDB takes what it could not write for written, so this remembers it. */
interface Room {
  /** Something could not be written; `retry` is called once there may be room again. */
  readonly lost: (retry: () => void) => void
  /** How often that was. */
  readonly losses: () => number
  /** Resolves when there may be room, or `signal` aborts. */
  readonly rested: (signal: AbortSignal) => Promise<void>
  readonly stop: () => void
}

export function createRoom(world: Pick<World, 'now' | 'after'>, waiter: Waiter): Room {
  let losses = 0
  let lostAt = Number.NEGATIVE_INFINITY
  let callOff = () => {}
  const rest = () => lostAt + NO_ROOM_MS - world.now()
  return {
    lost(retry) {
      losses += 1
      lostAt = world.now()
      callOff()
      callOff = world.after(NO_ROOM_MS, retry)
    },
    losses: () => losses,
    async rested(signal) {
      // Whoever wakes the waiter makes no room.
      while (rest() > 0 && !signal.aborted) await waiter.wait(rest(), signal)
    },
    stop: () => callOff(),
  }
}
