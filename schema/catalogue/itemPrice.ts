import { alternativeFor } from './alternativeUnit.ts'
import { changeOf } from './configuredPrice.ts'
import { optionsIn, type PartValues } from './parts.ts'
import type { Product } from './product.ts'
import { basisOf, type CalculationModel, cents, type PricedBy } from './productPrice.ts'
import { conversion, isUnit, sameType } from './quantity.ts'
import type { Unit } from './units.ts'

/** Cents of one line: the configured price times the amount in the unit of the price, rounded half up. */
export const priceItem = (product: Product, item: Amount & { readonly parts: PartValues }): number =>
  priceOf(product, item, configuredUnitPrice(product, item.parts))

interface Amount {
  readonly amount: number
  readonly unit: Unit
}

/** Cents of an amount at a price (cents) for what the product's price is for: divided last, so that half a cent stays half a cent. */
export function priceOf(product: PricedBy, { amount, unit }: Amount, unitPrice: number): number {
  const basis = basisOf(product)
  const [times, per] = conversion(product, unit, basis.unit)
  return cents((unitPrice * amount * times) / (per * basis.amount))
}

/**
 * Cents for what the price is for (one kilogram, one piece), with the chosen options: an overwriting option replaces the
 * price, the last one wins; then surcharges and deductions count. Never below 0.
 */
export function configuredUnitPrice(product: Product, values: PartValues): number {
  const chosen = optionsIn(product, values)
  const base = chosen.findLast(option => option.modifier === 'overwrite')?.value ?? product.price
  const change = chosen.reduce((sum, option) => sum + changeOf(option), 0)
  return Math.max(0, base + change)
}

/** How exact a price in this unit is. */
export function modelFor(product: Product, unit: Unit): CalculationModel {
  if (!isUnit(unit) || sameType(unit, product.unit)) return product.calculationModel
  return alternativeFor(product, unit)?.calculationModel ?? product.calculationModel
}
