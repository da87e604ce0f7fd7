import type { AlternativeUnit, Product } from './product.ts'
import { sameType } from './quantity.ts'
import type { Unit } from './units.ts'

/** The alternative unit that stands for `unit`: itself, or one of its type. */
export function alternativeFor(product: Product, unit: Unit): AlternativeUnit | undefined {
  return (
    product.alternativeUnits.find(alternative => alternative.unit === unit) ??
    product.alternativeUnits.find(alternative => sameType(alternative.unit, unit))
  )
}
