import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { sendOrder } from '../../../schema/ordering/calls.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { DeedKind } from './deed.ts'

/** Accepted orders stay this long (ms) as receipts. */
const RECEIPT_MS = 7 * 24 * 3_600_000
/** A kiosk has hundreds, and needs them (ms) only to count its numbers on. */
const SLIP_MS = 48 * 3_600_000

/**
 * An order of a guest. One that a kiosk took without network has its guest's slip in the hand: it never expires and is never
 * given up, because whatever the answer is, a person can mend it (let the device in again, bring the branch back).
 */
export const orderDeed: DeedKind<OrderCall> = {
  name: 'order',
  is: isOrderCall,
  handling: ({ body }) => ({
    path: addressOf(sendOrder),
    body,
    ...(body.offline
      ? { retriesOn: 'all', expires: 'none', keptMs: SLIP_MS }
      : { retriesOn: [], expires: 'unsent', keptMs: RECEIPT_MS }),
  }),
}

function isOrderCall(body: unknown): body is OrderCall {
  return isObject(body) && Array.isArray(body['items'])
}
