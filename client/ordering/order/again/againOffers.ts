import type { PublicOrder, PublicOrderItem } from '../../../../schema/ordering/calls.ts'
import { isAwaited, type RecentOrder } from '../recentOrders.ts'

/** More would be a list, and a list is what the menu is. */
const MOST = 2

/**
 * What the guest may want once more at `now` (epoch ms): orders that went well and are over, the youngest first, what was
 * the same twice once. `orders` are in that order already.
 */
export function againOffers(
  orders: readonly RecentOrder[],
  isOffered: (branch: number) => boolean,
  now: number,
): PublicOrder[] {
  const offers = new Map<string, PublicOrder>()
  for (const recent of orders) {
    const { order } = recent
    if (!order || isAwaited(recent, now) || !wentWell(order) || !isOffered(order.branch.id)) continue
    const kind = kindOf(order)
    if (!offers.has(kind)) offers.set(kind, order)
  }
  return [...offers.values()].slice(0, MOST)
}

/** '2 × Handsemmel, Wiener Melange'. */
export const itemsText = (items: readonly Pick<PublicOrderItem, 'name' | 'amount' | 'unit'>[]): string =>
  items
    .map(({ name, amount, unit }) => (unit === 'amount' && amount > 1 ? `${amount}\u00a0× ${name}` : name))
    .join(', ')

const wentWell = ({ isRejected, isCanceled, isFailed, isQuotation, items }: PublicOrder): boolean =>
  !isRejected && !isCanceled && !isFailed && !isQuotation && items.length > 0

/** Two orders of the same things at the same branch are one offer. */
const kindOf = ({ branch, items }: PublicOrder): string =>
  JSON.stringify([branch.id, items.map(({ product, amount, unit, parts }) => [product, amount, unit, parts])])
