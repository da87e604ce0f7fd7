import { isOpen } from '../base/openingHours.ts'
import { localTime } from '../base/zonedTime.ts'
import type { Branch } from './branch.ts'
import { hoursFor, type Mode, modesOf } from './modes.ts'

/** Whether an order without appointment is possible at an instant (epoch ms); otherwise it is a pre-order at best. */
export function canOrderNow(branch: Branch, mode: Mode, at: number): boolean {
  return (
    branch.isPublic &&
    modesOf(branch).includes(mode) &&
    (!branch.orderableFrom || branch.orderableFrom <= localTime(at, branch.timeZone).date) &&
    isOpen(hoursFor(branch, mode), at, branch.timeZone)
  )
}
