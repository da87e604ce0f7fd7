import { type PartValues, partsOf, valueAt } from './parts.ts'
import { takesOptions, takesSeveral } from './partTypes.ts'
import type { ConfigOption, ConfigPart, Product } from './product.ts'

/** Whether a guest has to be asked before the product can be ordered: a required step has nothing chosen beforehand. */
export const asksFirst = (product: Product): boolean =>
  partsOf(product).some(part => !part.optional && !preselectedIn(part))

/** What is chosen, and where nothing is what is chosen beforehand; also in steps that are not asked for yet. */
export function withPreselected(product: Product, chosen: PartValues): PartValues {
  const values = partsOf(product).map(
    part => [part.step, valueAt(chosen, part.step) ?? preselectedIn(part)?.name ?? null] as const,
  )
  return Object.fromEntries(values)
}

/** The first option of a required choice of one, unless the business leaves it open. */
const preselectedIn = (part: ConfigPart): ConfigOption | undefined =>
  part.optional || part.isLeftOpen || !takesOptions(part) || takesSeveral(part) ? undefined : part.options[0]
