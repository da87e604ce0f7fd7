import { fieldOf } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { ActivityView } from '../../../schema/time/calls.ts'
import type { ClockEvent, ClockKind } from '../../../schema/time/clockEvent.ts'
import { stampOf } from '../../../schema/time/standing.ts'
import { seal } from '../../device/storage/sealing.ts'
import { problemsIn } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { type ClockBody, clockDeed } from '../outbox/clockDeed.ts'
import type { Deed } from '../outbox/deed.ts'
import { deedsOfKind } from '../outbox/deeds.ts'

/** Who stands before the terminal, and what they typed. */
interface Clocker {
  readonly user: number
  readonly username: string
  readonly pin: string
}

/** Something clocked at this terminal. */
export interface Clocked extends Pick<ClockBody, 'user' | 'username' | 'clocked'> {
  readonly uid: string
  /** Epoch ms by the server's clock as far as it is known; when its person went, where they said that afterwards. */
  readonly at: number
  readonly isSaid: boolean
  readonly state: 'waiting' | 'accepted' | 'refused'
  /** It was tried, and the server did not answer. */
  readonly isHeldUp: boolean
  /** The server's sentence against it. */
  readonly reason: string
  /** What it led to; null while that is not known. */
  readonly activity: ActivityView | null
}

export interface ClockDeeds {
  /** What the server has not taken, and what it took since this page began; oldest first. */
  readonly all: Live<readonly Clocked[]>
  /** Resolves with its name when it is safe on this device; it is sent after that. `leftAt` (epoch ms): when somebody went who forgot to clock it. */
  readonly post: (who: Clocker, clocked: ClockKind, leftAt?: number) => Promise<string>
  /** Sends everything of a person that was refused once more, with what they have typed now. */
  readonly resend: (who: Clocker) => Promise<void>
  /** The same for everybody, as it was: the device itself had not been let in. */
  readonly resendAll: () => Promise<void>
  /** Takes a refused one off this device. */
  readonly dismiss: (uid: string) => Promise<void>
  readonly close: () => void
}

/** So many that the server has taken are remembered for whoever has just clocked. */
const REMEMBERED = 50

/** What people clock at this terminal: on this device first, whatever the network does. `onAccepted` hears of each that arrived. */
export async function openClockDeeds(world: World, onAccepted: (clocked: Clocked) => void): Promise<ClockDeeds> {
  const deeds = deedsOfKind(world, clockDeed)
  const source = createSource()
  const shown = new Map<string, Clocked>()
  const show = (deed: Deed<ClockBody>): Clocked => {
    const clocked = clockedOf(deed, world)
    shown.set(deed.uid, clocked)
    const accepted = [...shown.values()].filter(({ state }) => state === 'accepted')
    for (const { uid } of accepted.slice(0, -REMEMBERED)) shown.delete(uid)
    source.changed()
    return clocked
  }
  const follow = (uid: string, deed: Deed<ClockBody> | null) => {
    const before = shown.get(uid)?.state
    if (!deed) {
      // What was taken is taken off the device with the PIN in it, and stays told.
      if (before !== 'accepted') shown.delete(uid)
      return source.changed()
    }
    const clocked = show(deed)
    if (clocked.state !== 'accepted' || before === 'accepted') return
    onAccepted(clocked)
    void deeds.forget(uid).catch(() => {})
  }
  for (const deed of await deeds.all())
    if (deed.state === 'accepted') await deeds.forget(deed.uid)
    else show(deed)
  const close = await deeds.follow(changes => {
    for (const { key, value } of changes) follow(key, value)
  })
  const again = async (fits: (clocked: Clocked) => boolean, change: (body: ClockBody) => Promise<ClockBody>) => {
    for (const clocked of shown.values())
      if (clocked.state === 'refused' && fits(clocked)) {
        const deed = await deeds.get(clocked.uid)
        const body = deed && (await change(deed.body))
        if (body) await deeds.change(clocked.uid, now => ({ ...now, body, state: 'waiting', answer: null, nextAt: 0 }))
      }
  }
  let count = 0
  return {
    all: derived<readonly Clocked[]>(source, () => [...shown.values()].toSorted((one, other) => one.at - other.at)),
    async post({ user, username, pin }, clocked, leftAt) {
      const at = world.deviceClock.shown()
      const uid = `${at}-${user}-${++count}-${Math.floor(world.random() * 1e9)}`
      const said = leftAt === undefined ? {} : { leftAt }
      const steadyAt = world.deviceClock.steady()
      const body = { user, username, clocked, at, steadyAt, pin: await seal(pin), ...said }
      await deeds.post({ uid, kind: clockDeed.name, body, createdAt: at, validUntil: at })
      return uid
    },
    async resend({ user, pin }) {
      const sealed = await seal(pin)
      await again(
        clocked => clocked.user === user,
        async body => ({ ...body, pin: sealed }),
      )
    },
    resendAll: () =>
      again(
        () => true,
        async body => body,
      ),
    dismiss: deeds.forget,
    close,
  }
}

/** What waits as an event of the clock: how its person stands follows from it. */
export const eventOf = ({ uid, at, clocked }: Clocked): ClockEvent => stampOf(clocked, at, uid)

function clockedOf({ uid, body, state, answer, tries, nextAt }: Deed<ClockBody>, world: World): Clocked {
  const { user, username, clocked, at, leftAt } = body
  return {
    uid,
    user,
    username,
    clocked,
    at: leftAt ?? at + world.now() - world.deviceClock.shown(),
    isSaid: leftAt !== undefined,
    state: state === 'accepted' || state === 'refused' ? state : state === 'expired' ? 'refused' : 'waiting',
    isHeldUp: tries > 0 || nextAt > 0,
    reason: problemsIn(answer?.body)[0]?.message ?? '',
    activity: viewIn(answer?.body),
  }
}

function viewIn(body: unknown): ActivityView | null {
  const data = fieldOf(body, 'data')
  return isView(data) ? data : null
}

const isView = (data: unknown): data is ActivityView =>
  isObject(data) && typeof data['uid'] === 'string' && Array.isArray(data['breaks'])
