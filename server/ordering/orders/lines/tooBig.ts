import { formatMoney, MOST_MONEY } from '../../../../schema/base/money.ts'
import { Fault } from '../../../base/http/fault.ts'
import type { OrderRow } from '../../../base/storage/statements/ordering/orders.ts'

/** What is set of a line, and the cents it then costs. */
interface SetLine {
  readonly field: string
  readonly cents: number
}

/**
 * Throws 422 at the dearest of the lines that are set where the order would cost (cents) more than any order can. One that
 * costs as much already may just not become dearer.
 */
export function refuseTooBig(
  order: Pick<OrderRow, 'totalGross' | 'currency'>,
  total: number,
  set: readonly SetLine[],
): void {
  if (total <= MOST_MONEY || total <= order.totalGross) return
  const [dearest] = set.toSorted((one, other) => other.cents - one.cents)
  const message = `Eine Bestellung kann höchstens ${formatMoney(MOST_MONEY, order.currency)} ausmachen.`
  throw new Fault(422, [{ code: 'orderTooBig', message, ...(dearest ? { field: dearest.field } : {}) }])
}
