import { MINUTE } from '../../schema/base/zonedTime.ts'
import { fromJson } from '../base/storage/json.ts'
import type { OrderRow } from '../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../base/storage/storage.ts'
import type { OrderStep } from '../ordering/orders/step.ts'

/** What counts only while it is true and is therefore told by one way, the quickest the guest has given: not a mail, a short message and a notification of the same. */
const passing = ['delay', 'in-delivery'] as const
export type PassingKind = (typeof passing)[number]

export const isPassing = (kind: string | null): kind is PassingKind => passing.some(each => each === kind)

/** A promise that moves by less than this (ms) is no news. */
const NEWS_FROM_MS = 5 * MINUTE

/** The news for the guest in a step that is told by one way only; null where there is none. Whoever sits at a table sees the food come. */
export function passingNews({
  name,
  order,
  movedFrom,
}: Pick<OrderStep, 'name' | 'order' | 'movedFrom'>): PassingKind | null {
  if (name === 'in-delivery') return order.mode === 'dineIn' ? null : name
  if (name !== 'delay') return null
  return movedFrom == null || (order.promisedAt ?? 0) - movedFrom >= NEWS_FROM_MS ? name : null
}

/** The way to the guest: a notification where a device asked for it, else a mail, else a short message; null where nothing was given. */
export async function guestChannel(
  { pushes }: Pick<Transaction, 'pushes'>,
  order: OrderRow,
): Promise<'push' | 'mail' | 'sms' | null> {
  return (await pushes.ofOwner(`orders:${order.id}`)).length > 0 ? 'push' : addressedChannel(order)
}

/** The same without notifications: what is left where no device can be told any more. */
export function addressedChannel({ contact }: Pick<OrderRow, 'contact'>): 'mail' | 'sms' | null {
  const { email, phone } = fromJson(contact)
  return email ? 'mail' : phone ? 'sms' : null
}

/** What makes a message about an order one of its kind: an order is ready once, and delayed as often as it is. */
export const passingName = (kind: PassingKind, { rev }: Pick<OrderRow, 'rev'>): string =>
  kind === 'delay' ? `${kind}:${rev}` : kind
