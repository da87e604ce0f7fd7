import { ownId } from '../../../schema/base/ownId.ts'
import type { BoardSwitchCall } from '../../../schema/counter/boardSwitch.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { deedsOfKind } from '../outbox/deeds.ts'
import { type SwitchBody, switchDeed } from '../outbox/switchDeed.ts'

/** A switch that was thrown or ended here and that the server has not taken yet. */
export interface OpenSwitch extends SwitchBody {
  readonly key: string
  /** The server said no, or it came too late. */
  readonly isRefused: boolean
}

export interface BoardSwitches {
  /** Oldest first. */
  readonly open: Live<readonly OpenSwitch[]>
  /** Resolves when it is safe on this device; whoever sends the steps of the board sends it too. */
  readonly turnOn: (given: Omit<BoardSwitchCall, 'id'>) => Promise<void>
  readonly end: (id: number) => Promise<void>
  /** Takes a refused one off the screen. */
  readonly dismiss: (key: string) => Promise<void>
  readonly close: () => void
}

/** An end that could not be told for so long (ms) is told no more: switches end by themselves. */
const END_VALID_MS = 6 * 3_600_000

/** The switches of a branch as a board throws them: on this device first, also without network. */
export async function openBoardSwitches(branch: number, world: World): Promise<BoardSwitches> {
  const deeds = deedsOfKind(world, switchDeed)
  const source = createSource()
  const shown = new Map<string, OpenSwitch>()
  type Stored = Awaited<ReturnType<typeof deeds.all>>[number]
  const show = (key: string, deed: Stored | null) => {
    if (!deed || deed.state === 'accepted' || deed.body.branch !== branch) shown.delete(key)
    else shown.set(key, { ...deed.body, key, isRefused: deed.state === 'refused' || deed.state === 'expired' })
    source.changed()
  }
  for (const deed of await deeds.all()) show(deed.uid, deed)
  const close = await deeds.follow(changes => {
    for (const { key, value } of changes) show(key, value)
  })
  const post = (body: SwitchBody, validUntil: number) => {
    const at = world.now()
    const uid = `switch-${at}-${ownId(world.random)}`
    return deeds.post({ uid, kind: switchDeed.name, body, createdAt: at, validUntil })
  }
  return {
    open: derived<readonly OpenSwitch[]>(source, () => [...shown.values()]),
    turnOn(given) {
      const on = { ...given, id: ownId(world.random) }
      return post({ branch, id: on.id, on }, Date.parse(given.endsAt))
    },
    end: id => post({ branch, id, on: null }, world.now() + END_VALID_MS),
    dismiss: deeds.forget,
    close,
  }
}
