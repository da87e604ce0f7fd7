import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { clockAtTerminal, PIN_HEADER, THIS_DEVICE } from '../../../schema/time/calls.ts'
import { type ClockKind, SKEW_MS } from '../../../schema/time/clockEvent.ts'
import type { ClockCall } from '../../../schema/time/requests.ts'
import { type Sealed, unseal } from '../../device/storage/sealing.ts'
import type { World } from '../engine/world.ts'
import type { DeedKind } from './deed.ts'

/** Something clocked at a terminal, with what its person typed to prove who they are. */
export interface ClockBody {
  readonly user: number
  readonly username: string
  readonly clocked: ClockKind
  /** Epoch ms by the device's own clock, and as they would be had nobody set it since the page began. */
  readonly at: number
  readonly steadyAt: number
  readonly pin: Sealed
}

/** Moments after it was taken off the device by whoever told of it. */
const KEPT_MS = 60_000

/**
 * What one person clocks goes one after the other, and waits for a network as long as it takes. A wrong PIN refuses it; the
 * person may send it again.
 */
export const clockDeed: DeedKind<ClockBody> = {
  name: 'clock',
  is: isClocked,
  handling: ({ uid, body }) => ({
    path: addressOf(clockAtTerminal, { accessToken: THIS_DEVICE, username: body.username, kind: body.clocked }),
    body: {},
    atSending: async world => ({
      body: callOf(uid, body, world),
      headers: { [PIN_HEADER]: (await unseal(body.pin)) ?? '' },
    }),
    queue: `clock ${body.user}`,
    retriesOn: [],
    expires: 'none',
    keptMs: KEPT_MS,
  }),
}

/** The device's clock as it is when it sends tells the server how wrong it was. */
function callOf(uid: string, { at, steadyAt }: ClockBody, { deviceClock }: World): ClockCall {
  const sentAt = deviceClock.shown()
  const wasSet = Math.abs(sentAt - deviceClock.steady() - (at - steadyAt)) > SKEW_MS
  return {
    uid,
    at: new Date(at).toISOString(),
    sentAt: new Date(sentAt).toISOString(),
    isClockUnsure: wasSet || sentAt < at,
  }
}

function isClocked(body: unknown): body is ClockBody {
  return isObject(body) && typeof body['user'] === 'number' && 'clocked' in body && isObject(body['pin'])
}
