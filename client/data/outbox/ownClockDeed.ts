import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { clockOwn } from '../../../schema/time/calls.ts'
import { type ClockKind, clockKinds } from '../../../schema/time/clockEvent.ts'
import { callOf, type ShownTimes } from './clockTimes.ts'
import type { DeedKind } from './deed.ts'

/** Something its person clocked on a device of their own. */
export interface OwnClockBody extends ShownTimes {
  readonly clocked: ClockKind
  readonly project: number | null
  readonly task: number | null
}

/** Moments (ms) after it was taken off the device by whoever shows it. */
const KEPT_MS = 60_000

/** What a person clocks goes one after the other and waits for a network, and for their sign-in, as long as it takes. */
export const ownClockDeed: DeedKind<OwnClockBody> = {
  name: 'ownClock',
  is: isOwnClock,
  handling: ({ uid, body }) => ({
    path: addressOf(clockOwn, { kind: body.clocked }),
    body: {},
    atSending: world =>
      Promise.resolve({ body: { ...callOf(uid, body, world), project: body.project, task: body.task }, headers: {} }),
    queue: 'own clock',
    retriesOn: [401],
    expires: 'none',
    keptMs: KEPT_MS,
  }),
}

function isOwnClock(body: unknown): body is OwnClockBody {
  return isObject(body) && clockKinds.some(kind => kind === body['clocked']) && typeof body['at'] === 'number'
}
