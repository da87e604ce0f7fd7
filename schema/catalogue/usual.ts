import { normaliseParts, partProblems } from './configuration.ts'
import { offeredChoices } from './offeredChoices.ts'
import type { PartValues } from './parts.ts'
import { withPreselected } from './preselected.ts'
import type { Product } from './product.ts'

/**
 * How a product is usually wanted: as it was chosen last on this device, as far as that is still offered and can be ordered,
 * else with what is chosen beforehand.
 */
export function usualParts(product: Product, last: PartValues = {}): PartValues {
  const again = normaliseParts(product, withPreselected(product, offeredChoices(product, last).parts))
  return partProblems(product, again).length === 0 ? again : normaliseParts(product, withPreselected(product, {}))
}
