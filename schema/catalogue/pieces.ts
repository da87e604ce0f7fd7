import { convertQuantity, type Measures, withoutDust } from './quantity.ts'
import { type Unit, type UnitType, units } from './units.ts'

/**
 * Pieces handed over, for the deposit: single ones where it is sold by them, else of what it is counted in the one that holds
 * least, in whatever order the office lists them. A pack of six is six bottles, a broken piece counts whole, and goods that
 * are only measured count as one.
 */
export function piecesOf(product: Measures, amount: number, unit: Unit): number {
  if (!(amount > 0)) return 0
  const piece = pieceOf(product)
  return piece ? Math.ceil(withoutDust(convertQuantity(product, amount, unit, piece))) : 1
}

function pieceOf(product: Measures): Unit | undefined {
  const counted = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)].filter(isCounted)
  const holds = (unit: Unit): number => (unit === 'amount' ? 0 : convertQuantity(product, 1, unit, product.unit))
  return counted.toSorted((one, other) => holds(one) - holds(other))[0]
}

/** Types whose things are counted and not measured. */
const counted: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package']
const isCounted = (unit: Unit): boolean => counted.includes(units[unit].type)
