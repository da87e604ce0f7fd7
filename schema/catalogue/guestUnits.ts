import { boundsOf } from './bounds.ts'
import type { Product } from './product.ts'
import { unitsOf } from './quantity.ts'
import { type Unit, units } from './units.ts'

/**
 * The units a guest is offered of those the product is sold in: what the product names itself, and neighbours in which its
 * smallest amount is a number people say. Strudel by the centimetre is not sold in kilometres, though they convert.
 */
export function guestUnits(product: Product): Unit[] {
  const named = new Set([
    product.unit,
    product.defaultUnit,
    product.pricing?.unit,
    ...product.alternativeUnits.map(({ unit }) => unit),
  ])
  return unitsOf(product).filter(unit => named.has(unit) || isSayable(product, unit))
}

function isSayable(product: Product, unit: Unit): boolean {
  const { minimum, step } = boundsOf(product, unit)
  const { type } = units[unit]
  return minimum >= LEAST && step >= FINEST && minimum <= (type === 'weight' || type === 'volume' ? 1000 : 99)
}

/** '0,1 kg' is said, '0,05 m' is 5 cm. */
const LEAST = 0.1
const FINEST = 0.01
