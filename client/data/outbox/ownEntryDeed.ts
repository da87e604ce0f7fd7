import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { addActivity, correctActivity, withdrawActivity, withdrawCorrection } from '../../../schema/time/calls.ts'
import type { DecisionCall, EntryCall, NewEntryCall, WithdrawalCall } from '../../../schema/time/requests.ts'
import type { DeedKind } from './deed.ts'

/** What somebody writes down about their own working time: `id` is an activity's number, `correction` the name of what is taken back. */
export type OwnEntryBody =
  | { readonly what: 'add'; readonly call: NewEntryCall }
  | { readonly what: 'correct'; readonly id: number; readonly call: EntryCall }
  | { readonly what: 'remove'; readonly id: number; readonly call: WithdrawalCall }
  | { readonly what: 'takeBack'; readonly correction: string; readonly call: DecisionCall }

/** Moments (ms) after it was taken off the device by whoever shows it. */
const KEPT_MS = 60_000

/** What is written down goes after what was clocked before it, and waits for a network and a sign-in as long as it takes. */
export const ownEntryDeed: DeedKind<OwnEntryBody> = {
  name: 'ownEntry',
  is: isOwnEntry,
  handling: ({ body }) => ({
    path: pathOf(body),
    method: methods[body.what],
    body: body.call,
    queue: 'own clock',
    retriesOn: [401],
    expires: 'none',
    keptMs: KEPT_MS,
  }),
}

const methods = { add: 'POST', correct: 'PUT', remove: 'DELETE', takeBack: 'POST' } as const

function pathOf(body: OwnEntryBody): string {
  if (body.what === 'add') return addressOf(addActivity)
  if (body.what === 'correct') return addressOf(correctActivity, { id: body.id })
  if (body.what === 'remove') return addressOf(withdrawActivity, { id: body.id })
  return addressOf(withdrawCorrection, { uid: body.correction })
}

function isOwnEntry(body: unknown): body is OwnEntryBody {
  return isObject(body) && isObject(body['call']) && Object.keys(methods).some(what => what === body['what'])
}
