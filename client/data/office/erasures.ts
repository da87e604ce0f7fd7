import { ERASURES } from '../../../schema/base/access.ts'
import { signal } from '../../device/signal.ts'
import type { World } from '../engine/world.ts'
import type { Stream } from '../sync/stream.ts'

/** That somebody was erased: whatever a device was told before may still name them. */
export interface Erasures {
  /** Calls the listener, in all pages of the device, once it keeps nothing any more that was said before; returns how to end it. */
  readonly follow: (listener: () => void) => () => void
}

interface Heard extends Erasures {
  /** Hears what the one stream of the device tells, for all of its pages. */
  readonly hear: (stream: Stream) => () => void
  readonly close: () => void
}

/** `forget` takes off the device what the server said so far. */
export function createErasures(world: World, user: number, forget: () => Promise<void>): Heard {
  const key = `office-${user}:erasures`
  const last = signal(world.memo.get(key))
  const stopWatching = world.memo.watch(key, last.set)
  const heard = async (place: string) => {
    if (place !== world.memo.get(key)) await forget()
    world.memo.set(key, place)
    last.set(place)
  }
  return {
    follow: last.subscribe,
    hear: stream =>
      stream.listen(ERASURES, {
        // What could not be taken off is tried again when the stream opens anew.
        onSeq: seq => void heard(placeIn(seq)).catch(() => {}),
        onOpen: () => {},
      }),
    close: stopWatching,
  }
}

/** `184-9f03c1.e3` without the server's start: one that began anew has erased nobody. */
const placeIn = (seq: string): string => seq.replace(/-[^.]*/, '')
