import { type Unit, type UnitType, units } from '../catalogue/units.ts'

/**
 * The three types that count by amount. The specification does not name them; these are the ones
 * whose things are handed over one by one. A pair, a table of six persons, 300 g or two metres are one thing in a bag.
 */
const countedTypes: readonly UnitType[] = ['amount', 'serving', 'package']

/** The number at the cart: three rolls and 300 g of ham are four. A broken piece counts as a whole one. */
export function cartCount(items: readonly { readonly amount: number; readonly unit: Unit }[]): number {
  return items.reduce(
    (sum, item) => sum + (countedTypes.includes(units[item.unit].type) ? Math.ceil(item.amount) : 1),
    0,
  )
}
