import { addressOf } from '../../../schema/base/call.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { sendOrder, withdrawOrder } from '../../../schema/ordering/calls.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { Deed, DeedKind } from './deed.ts'

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
  handling: ({ body, withdrawing }) => ({
    path: addressOf(withdrawing ? withdrawOrder : sendOrder),
    body,
    ...(withdrawing ? { outcome: withdrawalOf } : {}),
    ...(body.offline
      ? { retriesOn: 'all', expires: 'none', keptMs: SLIP_MS }
      : { retriesOn: [], expires: 'unsent', keptMs: RECEIPT_MS }),
  }),
}

/** It never was an order, or it is one and this is its receipt, as if the lost answer had come. */
function withdrawalOf(answer: unknown): Pick<Deed, 'state' | 'answer'> {
  const data = fieldOf(answer, 'data')
  if (fieldOf(data, 'outcome') === 'withdrawn') return { state: 'withdrawn', answer: null }
  return { state: 'accepted', answer: { status: 200, body: { data: fieldOf(data, 'receipt') } } }
}

function isOrderCall(body: unknown): body is OrderCall {
  return isObject(body) && Array.isArray(body['items'])
}
