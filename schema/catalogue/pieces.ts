import type { Product } from './product.ts'
import { convertQuantity, withoutDust } from './quantity.ts'
import { type Unit, type UnitType, units } from './units.ts'

/** Pieces handed over, for the deposit: a broken piece counts whole, goods only measured count as one. */
export function piecesOf(product: Product, amount: number, unit: Unit): number {
  if (!(amount > 0)) return 0
  const piece = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)].find(isCounted)
  if (isCounted(unit)) return Math.ceil(withoutDust(amount))
  return piece ? Math.ceil(convertQuantity(product, amount, unit, piece)) : 1
}

/** Types whose things are counted and not measured. */
const counted: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package']
const isCounted = (unit: Unit): boolean => counted.includes(units[unit].type)
