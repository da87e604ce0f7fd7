import { supplyOf } from '../../../schema/ordering/quoteTime.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Present } from './reprice.ts'
import { minuteOf } from './slots.ts'

/**
 * The slot (epoch ms, a whole minute) of a request without a time if it is agreed on at `at`: as soon as the branch is open
 * and its products can be had. Until then it was nobody's to make, and nothing of it was supplied.
 */
export function soonestSlot(
  { mode }: Pick<OrderRow, 'mode'>,
  items: readonly OrderItemRow[],
  present: Present,
  at: number,
): number {
  const lines = items.filter(({ amount }) => amount > 0)
  const wanted = {
    items: lines.map(({ position, product, amount, unit }) => ({
      key: String(position),
      product,
      amount,
      unit,
      parts: {},
    })),
    mode,
    deliveryArea: null,
    appointment: null,
    donatee: null,
    table: null,
  }
  return minuteOf(supplyOf(wanted, { ...present, menus: [], category: () => undefined }, at).at)
}
