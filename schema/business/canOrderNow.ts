import { isOpen } from '../base/openingHours.ts'
import { localTime } from '../base/zonedTime.ts'
import type { Branch } from './branch.ts'
import { hoursFor, type Mode, modesOf } from './modes.ts'

/** Whether an order without appointment is possible at an instant (epoch ms); otherwise it is a pre-order at best. */
export function canOrderNow(branch: Branch, mode: Mode, at: number): boolean {
  return (
    branch.isPublic &&
    modesOf(branch).includes(mode) &&
    ordersFrom(branch, at) === null &&
    isOpen(hoursFor(branch, mode), at, branch.timeZone)
  )
}

/** Whether guests may choose for when they order. */
export const takesLaterOrders = (
  branch: Pick<Branch, 'isPublic' | 'isPreorderEnabled' | 'isAppointmentRequired' | 'isQuotationRequired'>,
): boolean =>
  branch.isPublic && (branch.isPreorderEnabled || branch.isAppointmentRequired || branch.isQuotationRequired)

/** From when on the branch takes orders where that is still to come: '24.12.2026'; null where it takes them. `at` in epoch ms. */
export const ordersFrom = ({ orderableFrom, timeZone }: Pick<Branch, 'orderableFrom' | 'timeZone'>, at: number) =>
  orderableFrom && orderableFrom > localTime(at, timeZone).date ? orderableFrom.split('-').toReversed().join('.') : null
