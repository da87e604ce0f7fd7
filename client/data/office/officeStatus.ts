import { sameValue } from '../../../schema/base/sameValue.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { isTaken } from './edit.ts'
import type { Edits } from './edits.ts'

export interface OfficeState {
  readonly online: boolean
  /** Edits that the server does not have yet. */
  readonly pending: number
  /** Epoch ms at which this device last held everything the server had; null where it never did. */
  readonly asOf: number | null
  /** Whether a first round is under way, so that lists may still be growing. */
  readonly replicating: boolean
  /** The server does not know this person any more: everything stays here and goes on after the sign-in. */
  readonly signedOut: boolean
}

export interface OfficeStatus {
  readonly live: Live<OfficeState>
  /** A database was brought up to date at `at` (epoch ms); `more` tells that others still are not. */
  readonly current: (at: number, more: boolean) => void
  readonly signedOut: () => void
  readonly signedIn: () => void
  readonly replicates: (begins: boolean) => void
  readonly stop: () => void
}

/** Where the device notes when its office was last current. */
export const asOfKey = (user: number): string => `office-${user}:asOf`

/** How the office stands to the server, for the line that tells people. */
export function createOfficeStatus(world: World, edits: Edits, user: number): OfficeStatus {
  const key = asOfKey(user)
  const source = createSource()
  let state = { online: true, asOf: Number(world.memo.get(key)) || null, replicating: false, signedOut: false }
  const set = (change: Partial<typeof state>) => {
    const next = { ...state, ...change }
    if (sameValue(state, next)) return
    state = next
    source.changed()
  }
  const stops = [
    edits.subscribe(source.changed),
    world.onContact(online => set({ online })),
    world.memo.watch(key, value => set({ asOf: Number(value) || state.asOf, online: true })),
  ]
  return {
    live: derived<OfficeState>(source, before => {
      const now = { ...state, pending: edits.edits().filter(edit => !isTaken(edit)).length }
      return before && sameValue(before, now) ? before : now
    }),
    current(at, more) {
      if (!more) world.memo.set(key, String(at))
      set(more ? { signedOut: false } : { asOf: at, online: true, replicating: false, signedOut: false })
    },
    signedOut: () => set({ signedOut: true }),
    signedIn: () => set({ signedOut: false }),
    replicates: begins => set({ replicating: begins }),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
