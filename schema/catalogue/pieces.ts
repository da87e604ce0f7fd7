import type { Product } from './product.ts'
import { convertQuantity, withoutDust } from './quantity.ts'
import { type Unit, type UnitType, units } from './units.ts'

/**
 * Pieces handed over, for the deposit: what the product itself is counted in, or else the first unit that it is counted in at
 * all. A pack of six is six bottles, a broken piece counts whole, and goods that are only measured count as one.
 */
export function piecesOf(product: Product, amount: number, unit: Unit): number {
  if (!(amount > 0)) return 0
  const piece = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)].find(isCounted)
  return piece ? Math.ceil(withoutDust(convertQuantity(product, amount, unit, piece))) : 1
}

/** Types whose things are counted and not measured. */
const counted: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package']
const isCounted = (unit: Unit): boolean => counted.includes(units[unit].type)
