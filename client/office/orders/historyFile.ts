import { modes } from '../../../schema/business/modes.ts'
import { paymentMethods } from '../../../schema/business/paymentMethods.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { formatDateTime } from '../../ui/format.ts'
import { centsText } from '../form/controls/numbers.ts'
import { statusLabel, texts } from './texts.ts'

interface Told {
  readonly zone: string
  readonly branchOf: (id: number) => string
  /** Whether this device shows who ordered. */
  readonly isGuestShown: boolean
}

/** Orders as the cells of a table, its heads first; sums with a decimal comma. */
export function historyCells(
  orders: readonly StaffOrder[],
  { zone, branchOf, isGuestShown }: Told,
): readonly (readonly string[])[] {
  const moment = (instant: string | null) => (instant === null ? '' : formatDateTime(Date.parse(instant), zone))
  return [
    texts.file.heads,
    ...orders.map(order => [
      order.ticketNumber,
      moment(order.createdAt),
      moment(order.appointmentDate),
      branchOf(order.branch),
      statusLabel(order),
      modes[order.mode].label,
      isGuestShown ? order.name : '',
      isGuestShown ? (order.phone ?? '') : '',
      paymentMethods[order.paymentMethod].paperLabel,
      centsText(order.totalGross),
    ]),
  ]
}
