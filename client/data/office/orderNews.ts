import { branchOfDatabase } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import { signal } from '../../device/signal.ts'
import type { World } from '../engine/world.ts'
import type { Stream } from '../sync/stream.ts'

/** Whoever shows orders looks at most this often (ms), however many change. */
const PACE_MS = 1000

/** When to look at the orders of the branches whose orders this person may see: all pages of the device are told. */
export interface OrderNews {
  /** Looks when some changed, and when changes may have been missed, one look after the other; returns how to end it. */
  readonly follow: (look: () => Promise<unknown>) => () => void
  /** Whether a page of this device hears of changes now: where none does, one has to ask oneself. */
  readonly isHeard: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Heard extends OrderNews {
  /** Hears what the one stream of the device tells, for all of its pages. */
  readonly hear: (stream: Stream) => () => void
  readonly close: () => void
}

export function createOrderNews(world: World, { user }: Pick<Me, 'user'>): Heard {
  const key = `office-${user.id}:orders`
  /** Another text with all news; null where nobody hears of any. */
  const last = signal(world.memo.get(key))
  const stopWatching = world.memo.watch(key, last.set)
  let count = world.now()
  const note = (text: string | null) => {
    world.memo.set(key, text)
    last.set(text)
  }
  const news = () => note(String(++count))

  return {
    follow(look) {
      const { call, stop } = paced(world, look)
      const stopFollowing = last.subscribe(() => last.get() !== null && void call())
      return () => {
        stopFollowing()
        stop()
      }
    },
    isHeard: () => last.get() !== null,
    subscribe: last.subscribe,
    hear(stream) {
      // What a page noted that was closed is not so any more.
      note(null)
      const stops = [
        stream.listenTo(name => branchOfDatabase(name) !== null, {
          onSeq: news,
          onOpen: news,
          // A page that led before and woke up late may have noted that nobody hears.
          onBeat: () => last.get() === null && news(),
        }),
        stream.isOpen.subscribe(() => stream.isOpen.get() || note(null)),
      ]
      return () => {
        for (const stop of stops) stop()
        note(null)
      }
    },
    close: stopWatching,
  }
}

/** The first call at once; what follows within a second, or while the work is under way, together. */
function paced({ after }: Pick<World, 'after'>, work: () => Promise<unknown>) {
  let isBusy = false
  let isMore = false
  let callOff = () => {}
  const pause = () => new Promise<void>(resolve => (callOff = after(PACE_MS, resolve)))
  const call = async () => {
    isMore = isBusy
    if (isBusy) return
    isBusy = true
    await Promise.all([work(), pause()])
    isBusy = false
    if (isMore) void call()
  }
  return { call, stop: () => callOff() }
}
