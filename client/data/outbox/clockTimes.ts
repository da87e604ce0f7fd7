import { SKEW_MS } from '../../../schema/time/clockEvent.ts'
import type { ClockCall } from '../../../schema/time/requests.ts'
import type { World } from '../engine/world.ts'

/** When something was clocked: epoch ms by the device's own clock, and as they would be had nobody set it since the page began. */
export interface ShownTimes {
  readonly at: number
  readonly steadyAt: number
  /** When somebody went who forgot to clock it (epoch ms), as they say. */
  readonly leftAt?: number
}

/** The device's clock as it is when it sends tells the server how wrong it was. */
export function callOf(uid: string, { at, steadyAt, leftAt }: ShownTimes, { deviceClock }: World): ClockCall {
  const sentAt = deviceClock.shown()
  const wasSet = Math.abs(sentAt - deviceClock.steady() - (at - steadyAt)) > SKEW_MS
  return {
    uid,
    at: new Date(at).toISOString(),
    sentAt: new Date(sentAt).toISOString(),
    isClockUnsure: wasSet || sentAt < at,
    ...(leftAt === undefined ? {} : { leftAt: new Date(leftAt).toISOString() }),
  }
}
