import { keysOf } from '../base/keys.ts'
import type { AlternativeUnit, Product } from './product.ts'
import { type Unit, units } from './units.ts'

/** What amounts of something are counted in: its own unit, and how many of those each of the others is. */
export interface Measures extends Pick<Product, 'unit'> {
  readonly alternativeUnits: readonly Pick<AlternativeUnit, 'unit' | 'ratio'>[]
}

/** Units a guest may choose: all of the types of the product's unit and its alternative units. */
export function unitsOf(product: Measures): Unit[] {
  const own = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)]
  const types = [...new Set(own.map(unit => units[unit].type))]
  return types.flatMap(type => allUnits.filter(unit => units[unit].type === type))
}

/**
 * The same amount in another unit, over the factors of the type or the ratios of the alternative units; not snapped.
 * Units this product does not connect have no common amount: 0.
 */
export function convertQuantity(product: Measures, amount: number, from: Unit, to: Unit): number {
  if (from === to && isUnit(to)) return amount
  const [times, per] = conversion(product, from, to)
  return withoutDust((amount * times) / per)
}

/** By what an amount is multiplied and then divided to be in another unit: money is multiplied by it first and divided last. */
export function conversion(product: Measures, from: Unit, to: Unit): readonly [times: number, per: number] {
  if (!isUnit(from) || !isUnit(to)) return none
  if (sameType(from, to)) return [factor(from), factor(to)]
  const [one, other] = [ratioOf(product, from), ratioOf(product, to)]
  return one && other ? [one[0] * other[1], one[1] * other[0]] : none
}
const none = [0, 1] as const

/** '1,5 kg' with a no-break space; plain pieces are the number alone. */
export function formatQuantity(amount: number, unit: Unit): string {
  // Three decimals, and three digits where that would leave nothing of a tiny amount.
  numbers ??= new Intl.NumberFormat('de-DE', {
    maximumFractionDigits: 3,
    maximumSignificantDigits: 3,
    roundingPriority: 'morePrecision',
  })
  const number = numbers.format(amount)
  return unit === 'amount' ? number : `${number}\u00a0${units[unit].short}`
}

export const isUnit = (value: unknown): value is Unit => typeof value === 'string' && Object.hasOwn(units, value)
export const sameType = (one: Unit, other: Unit): boolean => units[one].type === units[other].type

/** Without the dust of binary fractions: twelve digits are more than any scale shows. */
export const withoutDust = (value: number): number => (isShortInteger(value) ? value : Number(value.toPrecision(12)))
/** Most amounts are whole and have no dust; formatting every one of them would be the dearest part of a quote. */
const isShortInteger = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1e12

const allUnits = keysOf(units)
export const factor = (unit: Unit): number => units[unit].factor
/**
 * How many of the product's own units one `unit` is, as a fraction; null if they have nothing to do with each other. One ratio per type,
 * that of its first alternative unit: contradicting ratios would make an amount depend on the way it was converted.
 */
function ratioOf(product: Measures, unit: Unit): readonly [times: number, per: number] | null {
  if (sameType(unit, product.unit)) return [factor(unit), factor(product.unit)]
  const alternative = product.alternativeUnits.find(other => sameType(other.unit, unit))
  return alternative ? [alternative.ratio * factor(unit), factor(alternative.unit)] : null
}

/** Made when the first amount is shown: the numbers of a language cost 40 ms and megabytes to set up. */
let numbers: Intl.NumberFormat | undefined
