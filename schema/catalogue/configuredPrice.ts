import { partsOf } from './parts.ts'
import { takesOptions, takesSeveral } from './partTypes.ts'
import type { ConfigOption, Product } from './product.ts'

/** Whether a configuration can cost more than the price of the product: shown with 'ab'. */
export function startsAt(product: Product): boolean {
  return partsOf(product)
    .filter(takesOptions)
    .some(part => part.options.some(option => raises(option, product.price)))
}

/**
 * Cents of the cheapest configuration that can be ordered: what 'ab' stands before. Options of required selections count,
 * because one of them has to be taken.
 */
export function startingPrice(product: Product): number {
  // By price that options are counted on: the lowest sum of changes that leads there.
  let reached = new Map([[product.price, 0]])
  for (const part of partsOf(product)) {
    if (!takesOptions(part) || takesSeveral(part) || part.optional || part.options.length === 0) continue
    const next = new Map<number, number>()
    for (const [base, change] of reached)
      for (const option of part.options) {
        const isNew = option.modifier === 'overwrite'
        const [price, sum] = isNew ? [option.value, change] : [base, change + changeOf(option)]
        next.set(price, Math.min(next.get(price) ?? Number.POSITIVE_INFINITY, sum))
      }
    reached = next
  }
  return Math.max(0, Math.min(...[...reached].map(([base, change]) => base + change)))
}

/** Cents that a chosen option adds to a price or takes from it. */
export function changeOf(option: ConfigOption): number {
  if (option.modifier === 'overwrite') return 0
  return option.modifier === 'add' ? option.value : -option.value
}

const raises = (option: ConfigOption, price: number): boolean =>
  option.modifier === 'overwrite' ? option.value > price : option.modifier === 'add' && option.value > 0
