import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { clockAtTerminal, PIN_HEADER, THIS_DEVICE } from '../../../schema/time/calls.ts'
import type { ClockKind } from '../../../schema/time/clockEvent.ts'
import { type Sealed, unseal } from '../../device/storage/sealing.ts'
import { callOf, type ShownTimes } from './clockTimes.ts'
import type { DeedKind } from './deed.ts'

/** Something clocked at a terminal, with what its person typed to prove who they are. */
export interface ClockBody extends ShownTimes {
  readonly user: number
  readonly username: string
  readonly clocked: ClockKind
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

function isClocked(body: unknown): body is ClockBody {
  return isObject(body) && typeof body['user'] === 'number' && 'clocked' in body && isObject(body['pin'])
}
