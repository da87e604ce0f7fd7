import type { Branch } from '../../../schema/business/branch.ts'
import { canOrderNow } from '../../../schema/business/canOrderNow.ts'
import type { Mode } from '../../../schema/business/modes.ts'

export type Purpose = 'order' | 'preorder' | 'quotation'

/** What ordering means here and now. */
export function purposeOf(
  branch: Branch,
  mode: Mode,
  now: number,
  appointment: number | null = null,
  isPaused = false,
): Purpose {
  if (branch.isQuotationRequired) return 'quotation'
  if (appointment !== null) return 'preorder'
  // Where no pre-order is taken nothing is called one.
  return branch.isPreorderEnabled && (isPaused || !canOrderNow(branch, mode, now)) ? 'preorder' : 'order'
}
