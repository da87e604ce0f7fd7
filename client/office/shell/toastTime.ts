import { after } from '../../device/clock.ts'

/** What keeps a message where it is: somebody is at it, or nobody can see it. */
type Hold = 'pointer' | 'focus' | 'hidden'

/** Milliseconds a message takes to be read, and to be read and acted upon (WCAG 2.2.1 gives twenty seconds to ask for more). */
export const READ_MS = 5000
export const ACTED_UPON_MS = 20_000

export interface ToastTime {
  readonly hold: (by: Hold, isHeld: boolean) => void
  readonly end: () => void
}

/** The time a message has (ms), from now on: it runs while nothing holds it, and begins anew when the last hold ends. */
export function toastTime(ms: number, onOver: () => void, wait = after): ToastTime {
  const holds = new Set<Hold>()
  let stop = wait(ms, onOver)
  return {
    hold(by, isHeld) {
      if (holds.has(by) === isHeld) return
      if (isHeld) holds.add(by)
      else holds.delete(by)
      stop()
      if (holds.size === 0) stop = wait(ms, onOver)
    },
    end: () => stop(),
  }
}
