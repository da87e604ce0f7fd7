import { namesIn, type PartValue, type PartValues, partsOf, valueAt } from './parts.ts'
import { takesOptions, takesSeveral } from './partTypes.ts'
import type { ConfigPart, Product } from './product.ts'

/**
 * A configuration without the options its product does not have (any more), and the names of those: a guest could not take
 * them back by hand. What was typed or uploaded stays.
 */
export function offeredChoices(
  product: Product,
  values: PartValues,
): { readonly parts: PartValues; readonly gone: readonly string[] } {
  const judged = partsOf(product).map(part => ({ step: part.step, ...offered(part, valueAt(values, part.step)) }))
  return {
    parts: Object.fromEntries(judged.map(({ step, kept }) => [step, kept])),
    gone: judged.flatMap(({ gone }) => gone),
  }
}

function offered(part: ConfigPart, value: PartValue): { kept: PartValue; gone: string[] } {
  if (!takesOptions(part)) return { kept: value, gone: [] }
  const isOffered = (name: string) => part.options.some(option => option.name === name)
  const names = namesIn(value)
  const kept = names.filter(isOffered)
  return {
    kept: takesSeveral(part) ? kept : (kept[0] ?? null),
    gone: names.filter(name => !isOffered(name)),
  }
}
