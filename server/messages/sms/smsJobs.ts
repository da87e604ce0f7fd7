import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/** What a short message about an order says: that it is new, or that nobody has looked at it. */
type SmsKind = 'new-order' | 'unseen'

export interface SmsPayload {
  readonly order: number
  readonly sms: SmsKind
  /** International number; the branch's own when absent. */
  readonly to?: string
}

/** A short message to the branch (or `to`) about an order; `name` is what makes it one of its kind: 'again:2'. */
export function smsJob(order: OrderRow, sms: SmsKind, name: string, to?: string): NewJob {
  const payload: SmsPayload = { order: order.id, sms, ...(to === undefined ? {} : { to }) }
  return { kind: 'sms', dedupeKey: `sms:order:${order.id}:${sms}:${name}`, payload, order: order.id }
}
