import { ownId } from '../../../schema/base/ownId.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import type { EntryCall } from '../../../schema/time/requests.ts'
import { problemsIn } from '../engine/http.ts'
import { derivedFrom, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { DeedPerson } from '../outbox/deed.ts'
import { type OwnEntryBody, ownEntryDeed } from '../outbox/ownEntryDeed.ts'
import { followOwnDeeds, type OwnDeedState, ownStateOf } from './ownDeeds.ts'

/** Something written down on this device that the server has not taken, or that what it told does not show yet. */
export interface SaidEntry extends OwnDeedState {
  readonly key: string
  readonly body: OwnEntryBody
  /** What the server says against it, at its fields. */
  readonly problems: readonly Problem[]
}

type EntryTimes = Omit<EntryCall, 'uid'>

/** What a person writes down about their own working time. Each resolves with its name when it is safe on this device. */
export interface OwnEntries {
  /** Oldest first. */
  readonly said: Live<readonly SaidEntry[]>
  /** Work nobody clocked. */
  readonly add: (times: EntryTimes) => Promise<string>
  /** How work was, by its number. */
  readonly correct: (id: number, times: EntryTimes) => Promise<string>
  /** That there was no work. */
  readonly remove: (id: number, reason: string) => Promise<string>
  /** Takes a correction back that waits for a decision. */
  readonly takeBack: (correction: string) => Promise<string>
  /** Takes one off this device: it was refused, or is wanted no more before it was ever sent. */
  readonly dismiss: (key: string) => Promise<void>
}

export async function openOwnEntries(
  person: DeedPerson,
  world: World,
  onTaken: () => void,
): Promise<OwnEntries & { readonly stop: () => void }> {
  const { shown, post, forget, stop } = await followOwnDeeds(world, ownEntryDeed, person, onTaken)
  const write = async (bodyOf: (uid: string) => OwnEntryBody): Promise<string> => {
    const uid = `entry-${world.now()}-${ownId(world.random)}`
    await post(uid, bodyOf(uid))
    return uid
  }
  return {
    stop,
    said: derivedFrom(shown, deeds =>
      deeds.map(deed => ({
        key: deed.uid,
        body: deed.body,
        problems: problemsIn(deed.answer?.body),
        ...ownStateOf(deed),
      })),
    ),
    add: times => write(uid => ({ what: 'add', call: { uid, user: person.id, ...times } })),
    correct: (id, times) => write(uid => ({ what: 'correct', id, call: { uid, ...times } })),
    remove: (id, reason) => write(uid => ({ what: 'remove', id, call: { uid, reason } })),
    takeBack: correction => write(uid => ({ what: 'takeBack', correction, call: { uid } })),
    dismiss: forget,
  }
}
