import type { OpeningHoursRule } from '../base/fields.ts'
import { isOpen } from '../base/openingHours.ts'
import type { Branch } from '../business/branch.ts'
import type { Product } from './product.ts'

/** What products and categories have in common: a switch, a schedule, and what happens when they are not to be had. */
export interface Offered {
  readonly isEnabled: boolean
  readonly schedule?: readonly OpeningHoursRule[] | null | undefined
  readonly isVisibleWhenUnavailable: boolean
}
export type Visibility = 'available' | 'unavailable' | 'hidden'

/**
 * Whether something is offered at an instant (epoch ms) in the branch's zone: switched on, and without schedule or
 * within it. A schedule without rules is none: a form that was emptied must not hide a product.
 */
export function isAvailable(thing: Offered, at: number, zone: string): boolean {
  return thing.isEnabled && (!thing.schedule || thing.schedule.length === 0 || isOpen(thing.schedule, at, zone))
}

export function visibilityOf(thing: Offered, at: number, zone: string): Visibility {
  if (isAvailable(thing, at, zone)) return 'available'
  return thing.isVisibleWhenUnavailable ? 'unavailable' : 'hidden'
}

/** Whether a branch sells a product: what has its price told with an offer can only be asked for. */
export const sells = (
  { isPublic, isQuotationRequired }: Pick<Branch, 'isPublic' | 'isQuotationRequired'>,
  { isPriceHidden }: Pick<Product, 'isPriceHidden'>,
): boolean => isPublic && (!isPriceHidden || isQuotationRequired)
