import type { Branch } from '../../../../schema/business/branch.ts'
import { areaOf, areasAt } from '../../../../schema/business/deliveryAreas.ts'
import { modesOf } from '../../../../schema/business/modes.ts'
import { isPostcodeEntry } from '../../../../schema/business/postcodes.ts'
import type { Cart } from '../../../../schema/ordering/cart.ts'

interface AreaChoice {
  /** What the cart takes over; nothing where the branch does not deliver there. */
  readonly choice: Partial<Pick<Cart, 'mode' | 'deliveryArea'>>
  /** Why the area of the address does not count. */
  readonly refusal: 'unknown' | 'notHere' | null
}

/**
 * What a link to a delivery area (`?area=NAME` or a postcode) chooses: delivery to it; of several that share the postcode
 * none, the guest chooses. An area of another branch, or of none, is told; `isKnown` is false as long as the device may have a former state of the branch and nothing can be said against one.
 */
export function areaChoiceOf(name: string | null, branch: Branch, isKnown = true): AreaChoice {
  if (!name) return { choice: {}, refusal: null }
  if (!modesOf(branch).includes('delivery')) return { choice: {}, refusal: isKnown ? 'notHere' : null }
  const [area, other] = [areaOf(branch, name) ?? (isPostcodeEntry(name) ? areasAt(branch, name) : [])].flat()
  if (!area) return { choice: {}, refusal: isKnown ? 'unknown' : null }
  return { choice: { mode: 'delivery', ...(!other && { deliveryArea: area.area }) }, refusal: null }
}
