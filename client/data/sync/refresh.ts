import type { World } from '../engine/world.ts'

/** The catalogue is asked for again after this long at the latest (ms) … */
const REFRESH_MS = 4 * 3_600_000
/** … and so often it is looked at whether that time has come (ms). */
const LOOK_EVERY_MS = 10_000

/**
 * The net below live sync, should it ever tell nothing without anybody noticing: asks again four hours after the last answer.
 * `heard` notes an answer.
 */
export function refreshing({ now, after }: Pick<World, 'now' | 'after'>, ask: () => void) {
  let heardAt = now()
  let stop = () => {}
  const look = () => {
    if (now() - heardAt >= REFRESH_MS) {
      // One question, and four hours for the next: who is offline is not asked every ten seconds.
      heardAt = now()
      ask()
    }
    stop = after(LOOK_EVERY_MS, look)
  }
  look()
  return {
    heard() {
      heardAt = now()
    },
    stop: () => stop(),
  }
}
