import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { hasEnded } from './order.machine.ts'
import { numberOf, stateOf } from './statusText.ts'
import { texts } from './texts.ts'

/** What the device keeps of an order, as far as it matters here. */
export interface RecentOrder {
  readonly uid: string
  readonly hash: string
  /** Null until the server was asked for it the first time. */
  readonly order: PublicOrder | null
  /** Epoch ms: how old the state is. */
  readonly at: number
}

/** After this long nobody waits any more, whether or not the branch has ended the order. */
const FORGOTTEN_MS = 12 * 3_600_000

/** Whether the guest is waiting for it at `now` (epoch ms): it has not ended, and its time is not long over. */
export function isAwaited({ order, at }: RecentOrder, now: number): boolean {
  if (!order) return now - at < FORGOTTEN_MS
  const due = Math.max(Date.parse(order.createdAt), Date.parse(order.appointmentDate ?? order.createdAt))
  return !hasEnded(order) && now - due < FORGOTTEN_MS
}

/** When it was placed, epoch ms; of one never heard of, when it was kept. */
export const placedAt = ({ order, at }: RecentOrder): number => (order ? Date.parse(order.createdAt) : at)

/** The younger first. */
export const byAge = (one: RecentOrder, other: RecentOrder): number => placedAt(other) - placedAt(one)

/** 'Ticket 17 wird vorbereitet'. */
export const barText = (order: PublicOrder | null, isNumbered: boolean): string =>
  order ? `${numberOf(order, isNumbered)} ${stateOf(order)}` : texts.unknownNumber
