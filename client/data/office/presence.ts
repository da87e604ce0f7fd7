import { inTheNameOf } from '../../../schema/base/call.ts'
import type { Me } from '../../../schema/base/calls.ts'
import { bePresent, type PresentPerson } from '../../../schema/base/presence.ts'
import { isObject, sameValue } from '../../../schema/base/sameValue.ts'
import { signal } from '../../device/signal.ts'
import { ask, createCall, NetworkError } from '../engine/http.ts'
import type { Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Stream } from '../sync/stream.ts'

/** Who else is at the document that this page shows. Nobody is shown of whom the server cannot be asked. */
export interface Presence {
  readonly others: Live<readonly PresentPerson[]>
  /** This page shows a document, 'products:42', and is told of there; returns how to leave it. */
  readonly join: (on: string) => () => void
  /** The path of the field that somebody is in here; null for none. */
  readonly turnTo: (field: string | null) => void
}

interface Present extends Presence {
  /** Hears what the one stream of the device tells. */
  readonly hear: (stream: Stream) => () => void
  readonly close: () => void
}

/** It is said again this often (ms): three times before it is forgotten. */
const SAY_EVERY_MS = 10_000
/** Whoever goes through a form by Tab is told of where they stay (ms). */
const SETTLE_MS = 300

const nobody: readonly PresentPerson[] = []

export function createPresence(world: World, { user }: Pick<Me, 'user'>): Present {
  const others = signal(nobody)
  const send = createCall(world.fetch)
  const page = Math.floor(world.random() * Number.MAX_SAFE_INTEGER)
    .toString(36)
    .padStart(12, '0')
  let here: { readonly on: string; readonly field: string | null } | null = null
  let callOff = () => {}
  const show = (people: readonly PresentPerson[]) => {
    const next = people.filter(({ id }) => id !== user.id)
    if (!sameValue(others.get(), next)) others.set(next)
  }
  const tellOf = async (place: typeof here): Promise<readonly PresentPerson[] | null> => {
    const body = { page, on: place?.on ?? null, field: place?.field ?? null }
    try {
      const answer = await ask(bePresent, { body }, { send, headers: inTheNameOf(user.id) })
      return answer.ok ? answer.data : null
    } catch (error) {
      if (error instanceof NetworkError) return null
      throw error
    }
  }
  const say = async () => {
    callOff()
    const place = here
    if (!place) return
    callOff = world.after(SAY_EVERY_MS, () => void say())
    const people = await tellOf(place)
    if (here?.on === place.on) show(people ?? nobody)
  }
  const isOut = (online: boolean) => {
    if (!online) show(nobody)
  }
  const stops = [world.onHint(() => void say()), world.onContact(isOut)]

  return {
    others,
    join(on) {
      const place = { on, field: null }
      here = place
      show(nobody)
      void say()
      return () => {
        if (here?.on !== on) return
        here = null
        callOff()
        show(nobody)
        void tellOf(null)
      }
    },
    turnTo(field) {
      if (!here || here.field === field) return
      here = { ...here, field }
      callOff()
      callOff = world.after(SETTLE_MS, () => void say())
    },
    hear: stream =>
      stream.listen('', {
        onSeq() {},
        onOpen: () => void say(),
        onPresence(told) {
          const people = isObject(told) && told['on'] === here?.on ? told['people'] : null
          if (Array.isArray(people)) show(people.filter(isPerson))
        },
      }),
    close() {
      for (const stop of stops) stop()
      callOff()
      if (here) void tellOf(null)
      here = null
    },
  }
}

const isPerson = (value: unknown): value is PresentPerson =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string'
