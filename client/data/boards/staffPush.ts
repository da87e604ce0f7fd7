import {
  isPushAllowed,
  onPushPermission,
  pushEndpoint,
  pushReadiness,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../device/app/push.ts'
import { type Signal, signal } from '../../device/signal.ts'
import type { World } from '../engine/world.ts'
import { createPushClaim, type PushClaim, type PushOwner } from './pushClaim.ts'

/**
 * Whether this browser is told about orders of the branch while no page is open. `unsupported`, `denied` (by the person, in
 * the browser) and `unavailable` (the server sends none) cannot be switched.
 */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'unavailable' | 'off' | 'changing' | 'on'
/** Why it could not be switched: no server, no permission, no push service of the browser, or the server said no. */
type PushTrouble = 'offline' | 'dismissed' | 'noService' | 'refused'

interface PushStanding {
  readonly state: PushState
  readonly trouble: PushTrouble | null
}

export interface StaffPush {
  readonly standing: Pick<Signal<PushStanding>, 'get' | 'subscribe'>
  /** Looks how it stands, and tells the server again what it may have lost. */
  readonly start: () => Promise<void>
  /** In answer to a tap: browsers ask the person for permission at no other time. */
  readonly switchOn: () => Promise<void>
  readonly switchOff: () => Promise<void>
  /** The device was thrown out: whoever lets it in again decides anew. A person stays who they are. */
  readonly forget: () => void
  readonly close: () => void
}

/** The worker is registered while the page opens. */
const WORKER_MS = 10_000

/** Notifications for staff on this device. What it says is what browser and server say, not what was tapped once. */
export function createStaffPush(pushOwner: PushOwner, world: World): StaffPush {
  const standing = signal<PushStanding>({ state: 'checking', trouble: null })
  let isToAskAgain = false
  let turn = 0
  /** What is said by the latest of several that look at once; the others are overtaken. */
  const inTurn = (work: (say: Say) => Promise<void>) => () => {
    const mine = ++turn
    return work((state, trouble = null) => mine === turn && standing.set({ state, trouble }))
  }
  /** Something changed elsewhere; what a person is just switching here goes on. */
  const look = () => {
    if (standing.get().state === 'changing') return
    isToAskAgain = false
    void start()
  }
  const claim = createPushClaim(pushOwner, world, look)
  const steps = stepsOf(claim, unreached => (isToAskAgain = unreached))
  const start = inTurn(steps.start)
  const stops = [onPushPermission(look), world.onContact(online => online && isToAskAgain && look()), claim.close]
  return {
    standing,
    start,
    switchOn: inTurn(steps.switchOn),
    switchOff: inTurn(steps.switchOff),
    forget() {
      if (claim.owner()?.startsWith('devices:')) claim.setWish(null)
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}

type Say = (state: PushState, trouble?: PushTrouble | null) => void

/** `onReach` hears whether the server could not be asked, and should be once it is back. */
function stepsOf(claim: PushClaim, onReach: (unreached: boolean) => void) {
  /** Known before the tap: a browser that is asked late does not ask the person any more. */
  let key: string | null = null

  async function start(say: Say): Promise<void> {
    const readiness = await pushReadiness(WORKER_MS)
    if (readiness !== 'possible') return say(readiness)
    const learned = await claim.learn()
    onReach(learned === null)
    const isWanted = claim.wish() !== null && isPushAllowed()
    if (!learned) return say(isWanted && (await pushEndpoint()) !== null ? 'on' : 'off')
    key = learned.key
    if (key === null) return say('unavailable')
    if (isWanted) await subscribe(key, say)
    else say('off')
  }

  async function switchOn(say: Say): Promise<void> {
    say('changing')
    if (key === null) {
      const learned = await claim.learn()
      if (!learned) return say('off', 'offline')
      key = learned.key
    }
    if (key === null) return say('unavailable')
    await subscribe(key, say)
  }

  async function subscribe(publicKey: string, say: Say): Promise<void> {
    const subscription = await subscribeToPush(publicKey)
    if (!subscription) {
      const readiness = await pushReadiness()
      if (readiness !== 'possible') return say(readiness)
      return say('off', isPushAllowed() ? 'noService' : 'dismissed')
    }
    const answer = await claim.tell(subscription)
    if (answer?.ok) claim.setWish(subscription.endpoint)
    else if (answer && answer.status < 500) claim.setWish(null)
    onReach(answer === null)
    // Or told earlier, and nothing says that it is not so any more.
    if (answer?.ok || claim.wish() === subscription.endpoint) return say('on')
    say('off', answer === null ? 'offline' : 'refused')
  }

  async function switchOff(say: Say): Promise<void> {
    say('changing')
    const endpoint = await pushEndpoint()
    claim.setWish(null)
    // Also where the server is away: it learns from the push service that nobody is there.
    if (endpoint !== null && !(await claim.untell(endpoint))) await unsubscribeFromPush()
    say('off')
  }

  return { start, switchOn, switchOff }
}
