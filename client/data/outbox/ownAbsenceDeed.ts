import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { askAbsence, withdrawAbsence } from '../../../schema/time/calls.ts'
import type { AbsenceCall } from '../../../schema/time/requests.ts'
import type { DeedKind } from './deed.ts'

/** An absence somebody asks for on a device of their own, or takes back: then only its id counts. */
export interface OwnAbsenceBody {
  readonly id: number
  readonly asked: Omit<AbsenceCall, 'id'> | null
}

/** Moments (ms) after it was taken off the device by whoever shows it. */
const KEPT_MS = 60_000

/** What was asked for goes before what is taken back, and both wait for a network and a sign-in as long as it takes. */
export const ownAbsenceDeed: DeedKind<OwnAbsenceBody> = {
  name: 'ownAbsence',
  is: isOwnAbsence,
  handling: ({ body: { id, asked } }) => ({
    path: asked ? addressOf(askAbsence) : addressOf(withdrawAbsence, { id }),
    method: asked ? 'POST' : 'DELETE',
    body: asked ? { id, ...asked } : {},
    queue: 'own absences',
    retriesOn: [401],
    expires: 'none',
    keptMs: KEPT_MS,
  }),
}

function isOwnAbsence(body: unknown): body is OwnAbsenceBody {
  return isObject(body) && typeof body['id'] === 'number' && 'asked' in body
}
