import { sameValue } from '../../../schema/base/sameValue.ts'
import { createSource, derived, type Live } from './live.ts'
import type { World } from './world.ts'

/** How what lies on this device stands to the server. */
export interface Connection {
  /** Whether the last attempt to reach the server got an answer. */
  readonly online: boolean
  /** Changes made here that the server does not have yet. */
  readonly pending: number
  /** Epoch ms at which this device last held everything the server had; null where it never did. */
  readonly asOf: number | null
  /** Whether a first round is under way, so that lists may still be growing. */
  readonly replicating: boolean
  /** What the server had could not be written to this device: it has no room. */
  readonly unkept: boolean
  /** The server does not let this person or device see it (any more): everything stays here and goes on after a sign-in. */
  readonly signedOut: boolean
}

/** A connection and what changes it. */
interface ConnectionState {
  readonly live: Live<Connection>
  /** A database was brought up to date at `at` (epoch ms); `more` tells that others still are not. */
  readonly current: (at: number, more: boolean) => void
  readonly unkept: () => void
  readonly signedOut: () => void
  readonly replicates: (begins: boolean) => void
  readonly stop: () => void
}

/** Changes that wait to be sent. */
export interface Pending {
  readonly count: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** `key` is where all pages of the device note when what it tells of was last current; `onCurrent` hears of it in each. */
export function createConnection(
  world: World,
  key: string,
  { pending, onCurrent }: { readonly pending?: Pending | undefined; readonly onCurrent: (at: number) => void },
): ConnectionState {
  const unkeptKey = `${key}:unkept`
  const source = createSource()
  let state = {
    online: world.seemsOnline(),
    asOf: Number(world.memo.get(key)) || null,
    replicating: false,
    unkept: world.memo.get(unkeptKey) !== null,
    signedOut: false,
  }
  const set = (change: Partial<typeof state>) => {
    const next = { ...state, ...change }
    if (sameValue(state, next)) return
    state = next
    source.changed()
  }
  const stops = [
    pending?.subscribe(source.changed),
    world.onContact(online => set({ online })),
    world.memo.watch(unkeptKey, value => set({ unkept: value !== null })),
    world.memo.watch(key, value => {
      if (!value) return
      // Another page of the device has heard of the server: this one begins to believe in it again, until an attempt fails.
      world.noteContact(true)
      set({ asOf: Number(value) })
      onCurrent(Number(value))
    }),
  ]
  return {
    live: derived<Connection>(source, before => {
      const now = { ...state, pending: pending?.count() ?? 0 }
      return before && sameValue(before, now) ? before : now
    }),
    current(at, more) {
      if (more) return set({ signedOut: false })
      world.memo.set(key, String(at))
      // Whether the server answers is told by its answers alone: it may have gone while what it said was being kept.
      world.memo.set(unkeptKey, null)
      set({ asOf: at, replicating: false, unkept: false, signedOut: false })
      onCurrent(at)
    },
    unkept() {
      world.memo.set(unkeptKey, '1')
      set({ unkept: true })
    },
    signedOut: () => set({ signedOut: true }),
    replicates: begins => set({ replicating: begins }),
    stop() {
      for (const stop of stops) stop?.()
    },
  }
}
