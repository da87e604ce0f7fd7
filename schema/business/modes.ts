import type { OpeningHoursRule } from '../base/fields.ts'
import { keysOf } from '../base/keys.ts'
import { isOpen, type OpenState, openState, openStateOfAny } from '../base/openingHours.ts'
import type { Branch } from './branch.ts'

/** How an order reaches the guest, exactly one of these: the German name, and the fields of others that are about it. */
export const modes = {
  takeaway: {
    label: 'Abholung',
    branchFlag: 'isTakeawayEnabled',
    taxField: 'takeawayTax',
  },
  delivery: {
    label: 'Lieferung',
    branchFlag: 'isDeliveryEnabled',
    taxField: 'tax',
  },
  dineIn: {
    label: 'Vor Ort',
    branchFlag: 'isDineInEnabled',
    taxField: 'dineInTax',
  },
} as const satisfies Record<string, ModeValue>
export type Mode = keyof typeof modes

/** Whether a text names a mode: what a device kept may be older than this version. */
export const isMode = (text: string): text is Mode => Object.hasOwn(modes, text)

interface ModeValue {
  readonly label: string
  /** The flag of a branch that offers it. */
  readonly branchFlag: keyof Branch
  /** The field of a product with its tax class. */
  readonly taxField: string
}

/** What calls and answers say of the mode. */
interface ModeFlags {
  readonly isDelivery: boolean
  readonly isDineIn: boolean
}

/** The mode that two flags stand for. They exclude each other; delivery goes first, because it asks for more. */
export const modeIn = ({ isDelivery, isDineIn }: ModeFlags): Mode =>
  isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway'

export const modeFlags = (mode: Mode): ModeFlags => ({ isDelivery: mode === 'delivery', isDineIn: mode === 'dineIn' })

/** The modes a branch offers, takeaway first. */
export const modesOf = (branch: Branch): Mode[] => keysOf(modes).filter(mode => branch[modes[mode].branchFlag])

/** The mode a guest starts with: the configured one if the branch offers it, else the first offered; null if none is. */
export function defaultMode(branch: Branch, config: { readonly defaultDeliveryMethod: Mode }): Mode | null {
  const offered = modesOf(branch)
  return offered.includes(config.defaultDeliveryMethod) ? config.defaultDeliveryMethod : (offered[0] ?? null)
}

/**
 * Whether a branch is open for ordering at an instant (epoch ms): by its opening hours, or by its own delivery hours
 *. A branch that does not deliver at present is not opened by the delivery hours it keeps.
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

/** What the notice above the menu says: at most one of the first two, and whether a pre-order is taken all the same. */
interface ClosedNotice {
  readonly closed: boolean
  readonly deliveryClosed: boolean
  readonly preorder: boolean
}

/**
 * Delivery that is off while the counter is open is 'deliveryClosed'; who wants to collect
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
