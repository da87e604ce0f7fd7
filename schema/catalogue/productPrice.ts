import { startingPrice } from './configuredPrice.ts'
import type { Product } from './product.ts'
import { convertQuantity, factor, type Measures, sameType, unitsOf } from './quantity.ts'
import type { Unit } from './units.ts'

export type CalculationModel = Product['calculationModel']

/**
 * What stands before a price. 'Fix' is said only where the amount was converted from a unit the price is not for, because
 * there a guest would expect 'ca.': a whole loaf at a fixed price although bread is priced by weight.
 */
export function pricePrefix(model: CalculationModel, isConverted = false): '' | 'Fix ' | 'ca. ' | 'ab ' {
  if (model === 'approximate') return 'ca. '
  if (model === 'minimum') return 'ab '
  return isConverted ? 'Fix ' : ''
}

/** Whether a price in this unit goes over an alternative unit's ratio. */
export const isConverted = (product: Product, unit: Unit): boolean => !sameType(unit, basisOf(product).unit)

/**
 * Grundpreis, without deposit (§ 4 and § 7 PAngV, § 10a PrAG): cents for `amount` of `unit`, from the price the product
 * starts at or, where it is given, for what its configuration costs (cents). For packed goods by their content, else for goods sold by weight or volume; null where the price is one
 * already, is hidden, or the goods are neither.
 */
export function basePrice(
  product: Product,
  from = startingPrice(product),
): { cents: number; amount: number; unit: Unit } | null {
  const { content } = product
  const basis = basisOf(product)
  const packed = content && convertQuantity(product, basis.amount, basis.unit, product.unit) * content.amount
  const unit = (['kilogram', 'litre'] as const).find(
    measure => sameType(measure, packed ? content.unit : basis.unit) || (!packed && unitsOf(product).includes(measure)),
  )
  if (!unit || product.isPriceHidden) return null
  // How much of the measure the price is for.
  const measured = packed
    ? (packed * factor(content.unit)) / factor(unit)
    : basis.amount / convertQuantity(product, 1, unit, basis.unit)
  if (measured === 1 || !Number.isFinite(measured)) return null
  const price = from / measured
  if (content?.per !== 'hundred') return { cents: cents(price), amount: 1, unit }
  return { cents: cents(price / 10), amount: 100, unit: unit === 'litre' ? 'millilitre' : 'gram' }
}

/** What an amount is priced by, beside the price itself. */
export type PricedBy = Measures & Pick<Product, 'pricing'>

/** What the price of a product is for; one of its own units unless it says otherwise. */
export const basisOf = (product: PricedBy): { readonly amount: number; readonly unit: Unit } =>
  product.pricing ?? { amount: 1, unit: product.unit }

/** Far beyond any order (10 billion): sums of nonsense stay exact integers too. */
const MOST_CENTS = 1e12

/** Rounded half up, without the dust of binary fractions: 1.005 × 100 is 100.5 and becomes 101. */
export function cents(value: number): number {
  return value > 0 ? Math.min(MOST_CENTS, Math.round(Number(value.toPrecision(14)))) : 0
}
