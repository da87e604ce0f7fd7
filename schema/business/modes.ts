import type { OpeningHoursRule } from '../base/fields.ts'
import { isOpen, type OpenState, openState, openStateOfAny } from '../base/openingHours.ts'
import { localTime } from '../base/zonedTime.ts'
import type { Branch } from './branch.ts'
import type { Config } from './config.ts'

/** How an order reaches the guest; exactly one of the three (storefront section 4, delivery method). */
export type Mode = 'takeaway' | 'delivery' | 'dineIn'

/** The modes a branch offers, takeaway first. */
export function modesOf(branch: Branch): Mode[] {
  const modes: Mode[] = []
  if (branch.isTakeawayEnabled) modes.push('takeaway')
  if (branch.isDeliveryEnabled) modes.push('delivery')
  if (branch.isDineInEnabled) modes.push('dineIn')
  return modes
}

/** The mode a guest starts with: the configured one if the branch offers it, else the first offered; null if none is. */
export function defaultMode(branch: Branch, config: Pick<Config, 'defaultDeliveryMethod'>): Mode | null {
  const modes = modesOf(branch)
  return modes.includes(config.defaultDeliveryMethod) ? config.defaultDeliveryMethod : (modes[0] ?? null)
}

/**
 * Whether a branch is open for ordering at an instant (epoch ms): by its opening hours, or by its own delivery hours
 * (storefront section 4). A branch that does not deliver at present is not opened by the delivery hours it keeps.
 */
export function branchState(branch: Branch, at: number): OpenState {
  const schedules = [branch.openingHours]
  if (branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled) schedules.push(branch.deliveryHours)
  return openStateOfAny(schedules, at, branch.timeZone)
}

/** Whether it delivers at an instant (epoch ms): by delivery hours if it has its own, else by opening hours. */
export function deliveryState(branch: Branch, at: number): OpenState {
  return openState(hoursFor(branch, 'delivery'), at, branch.timeZone)
}

/** The hours an order of this mode is bound to. */
export function hoursFor(branch: Branch, mode: Mode): OpeningHoursRule[] {
  return mode === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours
}

/** Whether an order without appointment is possible at an instant (epoch ms); otherwise it is a pre-order at best. */
export function canOrderNow(branch: Branch, mode: Mode, at: number): boolean {
  return (
    branch.isPublic &&
    modesOf(branch).includes(mode) &&
    (!branch.orderableFrom || branch.orderableFrom <= localTime(at, branch.timeZone).date) &&
    isOpen(hoursFor(branch, mode), at, branch.timeZone)
  )
}

/** What the notice above the menu says: at most one of the first two, and whether a pre-order is taken all the same. */
export interface ClosedNotice {
  readonly closed: boolean
  readonly deliveryClosed: boolean
  readonly preorder: boolean
}

/**
 * Storefront sections 2 and 4. Delivery that is off while the counter is open is 'deliveryClosed'; who wants to collect
 * or eat in finds the branch closed by its opening hours, whatever the drivers do.
 */
export function closedNotice(branch: Branch, mode: Mode, at: number): ClosedNotice {
  const isModeClosed = !isOpen(hoursFor(branch, mode), at, branch.timeZone)
  const isCounterOpen = isOpen(branch.openingHours, at, branch.timeZone)
  return {
    closed: isModeClosed && !isCounterOpen,
    deliveryClosed: isModeClosed && isCounterOpen,
    preorder: isModeClosed && branch.isPreorderEnabled,
  }
}
