import { pushKey, subscribe, unsubscribe } from '../../../schema/base/calls.ts'
import { ask } from '../../data/engine/http.ts'
import { pushEndpoint, pushReadiness, subscribeToPush } from '../../device/app/push.ts'
import { memo } from '../../device/storage/memo.ts'
import type { OrderKey } from './order.machine.ts'

/** Whether this device is told about an order: `hidden` where it cannot be. */
export type Notifying = 'hidden' | 'off' | 'on'

/** What the device remembers of an order it is told about: the endpoint it was told at. */
const memoOf = (uid: string): string => `notify:${uid}`

export async function notifyingOf({ uid }: OrderKey): Promise<Notifying> {
  if ((await pushReadiness()) !== 'possible') return 'hidden'
  const endpoint = await pushEndpoint()
  return endpoint !== null && memo.get(memoOf(uid)) === endpoint ? 'on' : 'off'
}

/** Switches it on, in answer to a tap. False where the person, the browser or the server does not want it. */
export async function notify({ uid, hash }: OrderKey): Promise<boolean> {
  const key = await ask(pushKey, {})
  const subscription = key.ok ? await subscribeToPush(key.data.publicKey) : null
  if (!subscription) return false
  const body = { subscription, owner: { order: { uid, hash } } }
  const answer = await ask(subscribe, { body })
  if (answer.ok) memo.set(memoOf(uid), subscription.endpoint)
  return answer.ok
}

/** Switches it off for this order; others of this device go on. */
export async function stopNotifying({ uid, hash }: OrderKey): Promise<boolean> {
  const endpoint = await pushEndpoint()
  memo.set(memoOf(uid), null)
  if (endpoint === null) return true
  const body = { endpoint, owner: { order: { uid, hash } } }
  return (await ask(unsubscribe, { body })).ok
}
