import { isOnline } from '../../../schema/business/paymentMethods.ts'
import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../deps.ts'
import { isHeld } from '../payments/hold.ts'

/** How long (ms) an order counts that nobody has taken up: a branch that never confirms is not closed by it. */
const COUNTED_MS = 3_600_000
/** Orders of one phone that wait at a time for somebody to take them up. */
const OF_ONE_PHONE = 100
/** The part of an address's waiting orders that may hold a place without being paid. */
const UNPAID_SHARE = 12
const RETRY_AFTER_SECONDS = 300
/** Addresses and phones remembered; those not heard of for longest are forgotten first. */
const MOST_SENDERS = 20_000

/** Lets guests' orders be placed as long as not too many of the same sender wait. */
interface OrderBudget {
  /** Throws 429 `tooManyOrders` or `tooManyUnpaid` with `Retry-After` instead of placing it. */
  within<T>(sender: string, call: OrderCall, place: () => Promise<T>): Promise<T>
}

/**
 * Orders of one address or phone that nobody has taken up, and unpaid ones that hold a place: bounded, so that nobody alone
 * fills the boards, the slots, the disk and strangers' mailboxes. What staff have taken up or what is older than an hour counts
 * no more; what is paid or given up holds no place.
 */
export function createOrderBudget({
  storage,
  clock,
  settings,
}: Pick<OrderingDeps, 'storage' | 'clock' | 'settings'>): OrderBudget {
  /** By sender: uid and when it was placed (epoch ms). */
  const waiting = new Map<string, Map<string, number>>()

  /** How many still wait, once those that do not were forgotten. */
  async function present({ key, isWaiting }: Limit): Promise<number> {
    const found = waiting.get(key) ?? new Map<string, number>()
    for (const [uid, since] of found) {
      const order = await storage.read.orders.byUid(uid)
      // One that is not there yet is just being placed.
      const isOver = order !== undefined && !isWaiting(order)
      if (isOver || clock.now() - since > COUNTED_MS) found.delete(uid)
    }
    return found.size
  }

  function count(key: string, uid: string): void {
    const found = waiting.get(key) ?? new Map<string, number>()
    found.set(uid, clock.now())
    // Heard of last, forgotten last.
    waiting.delete(key)
    waiting.set(key, found)
    const [oldest] = waiting.keys()
    if (waiting.size > MOST_SENDERS && oldest !== undefined) waiting.delete(oldest)
  }

  return {
    async within(sender, call, place) {
      const limits = limitsFor(sender, call, settings.openOrdersPerAddress)
      const isKnown = limits.some(({ key }) => waiting.get(key)?.has(call.uid))
      if (!settings.rateLimits || isKnown) return place()
      for (const limit of limits) {
        if ((waiting.get(limit.key)?.size ?? 0) < limit.most) continue
        if ((await present(limit)) >= limit.most)
          throw new Fault(429, limit.code, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
      }
      for (const { key } of limits) count(key, call.uid)
      try {
        return await place()
      } catch (error) {
        for (const { key } of limits) waiting.get(key)?.delete(call.uid)
        throw error
      }
    },
  }
}

interface Limit {
  readonly key: string
  readonly most: number
  readonly isWaiting: (order: OrderRow) => boolean
  readonly code: 'tooManyOrders' | 'tooManyUnpaid'
}

/** Nobody of the staff has taken it up. */
const leftAlone: ReadonlySet<OrderStatus> = new Set(['new', 'canceled', 'failed'])

function limitsFor(sender: string, { paymentMethod, phone }: OrderCall, most: number): readonly Limit[] {
  const unpaid: Limit = {
    key: `unpaid|${sender}`,
    most: Math.ceil(most / UNPAID_SHARE),
    isWaiting: order => order.status === 'new' && isHeld(order),
    code: 'tooManyUnpaid',
  }
  // What its guest has called off is on the disk, and a mail has told of it: it makes no room for the next one.
  const open = { isWaiting: ({ status }: OrderRow) => leftAlone.has(status), code: 'tooManyOrders' } as const
  const digits = (phone ?? '').replace(/\D/g, '')
  return [
    ...(isOnline(paymentMethod) ? [unpaid] : []),
    { key: `address|${sender}`, most, ...open },
    ...(digits === '' ? [] : [{ key: `phone|${digits}`, most: OF_ONE_PHONE, ...open }]),
  ]
}
