import { ownId } from '../../../schema/base/ownId.ts'
import { derivedFrom, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { DeedPerson } from '../outbox/deed.ts'
import { type OwnAbsenceBody, ownAbsenceDeed } from '../outbox/ownAbsenceDeed.ts'
import { followOwnDeeds, type OwnDeedState, ownStateOf } from './ownDeeds.ts'

/** Something said of an own absence on this device that the server has not taken, or that what it told does not show yet. */
export interface SaidAbsence extends OwnAbsenceBody, OwnDeedState {
  readonly key: string
}

/** What a person says of their own absences on this device. */
export interface OwnAbsences {
  /** Oldest first. */
  readonly said: Live<readonly SaidAbsence[]>
  /** Both resolve when it is safe on this device; it is sent after that. */
  readonly ask: (asked: NonNullable<OwnAbsenceBody['asked']>) => Promise<void>
  readonly takeBack: (id: number) => Promise<void>
  /** Takes a refused one off the screen. */
  readonly dismiss: (key: string) => Promise<void>
}

const keyOf = (id: number): string => `absence-${id}`

export async function openOwnAbsences(
  person: DeedPerson,
  world: World,
  onTaken: () => void,
): Promise<OwnAbsences & { readonly stop: () => void }> {
  const { shown, post, change, forget, stop } = await followOwnDeeds(world, ownAbsenceDeed, person, onTaken)
  return {
    stop,
    said: derivedFrom(shown, deeds => deeds.map(deed => ({ key: deed.uid, ...deed.body, ...ownStateOf(deed) }))),
    ask(asked) {
      const id = ownId(world.random)
      return post(keyOf(id), { id, asked })
    },
    async takeBack(id) {
      // What has never been sent is not asked for at all; where it may have arrived the server is told.
      const isUnsent = await change(keyOf(id), deed =>
        deed.state === 'waiting' && deed.tries === 0 ? { ...deed, state: 'withdrawn' } : null,
      )
      if (isUnsent) await forget(keyOf(id))
      else await post(`${keyOf(id)}-back`, { id, asked: null })
    },
    dismiss: forget,
  }
}
