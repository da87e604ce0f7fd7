import type { AlternativeUnit, Product } from '../entities/product.ts'
import { type Unit, type UnitType, units } from './units.ts'

/** What amounts may be ordered: `minimum` plus multiples of `step`, and `maximum` itself. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number | null
  readonly step: number
}

/** Types whose things are counted and not measured. */
const counted: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package']

/**
 * Bounds of a product in one of its units: those of the unit itself, or of a unit of the same type, converted.
 * Without a step whole units are sold, without a minimum one step is the least (storefront section 5).
 */
export function boundsOf(product: Product, unit: Unit): Bounds {
  if (unit === product.unit) return boundsFrom(product, 1)
  const exact = product.alternativeUnits.find(alternative => alternative.unit === unit)
  if (exact) return boundsFrom(exact, 1)
  if (sameType(unit, product.unit)) return boundsFrom(product, factor(product.unit) / factor(unit))
  const similar = alternativeFor(product, unit)
  return similar ? boundsFrom(similar, factor(similar.unit) / factor(unit)) : boundsFrom(product, 1)
}

/** Units a guest may choose: all of the types of the product's unit and its alternative units. */
export function unitsOf(product: Product): Unit[] {
  const own = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)]
  const types = [...new Set(own.map(unit => units[unit].type))]
  return types.flatMap(type => allUnits.filter(unit => units[unit].type === type))
}

/** What was typed, with comma or dot as decimal separator; anything else is 0. */
export function parseQuantity(input: string): number {
  const typed = input.trim().replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : 0
}

/**
 * The orderable amount nearest to `amount`: below the minimum the minimum, at or above the maximum the maximum, between
 * them the nearest step. Free of float dust: 0.1 + 2 × 0.1 is 0.3.
 */
export function snapQuantity(amount: number, bounds: Bounds): number {
  const { minimum, maximum, step } = bounds
  if (maximum !== null && amount >= maximum) return maximum
  if (!(amount > minimum)) return minimum
  const steps = Math.round(withoutDust((amount - minimum) / step))
  const snapped = withoutDust(minimum + steps * step)
  if (!Number.isFinite(snapped)) return minimum
  return maximum === null ? snapped : Math.min(snapped, maximum)
}

/** Whether exactly this amount may be ordered. */
export const isOrderable = (amount: number, bounds: Bounds): boolean =>
  amount > 0 && withoutDust(snapQuantity(amount, bounds)) === withoutDust(amount)

/**
 * The same amount in another unit, over the factors of the type or the ratios of the alternative units; not snapped.
 * Units this product does not connect have no common amount: 0.
 */
export function convertQuantity(product: Product, amount: number, from: Unit, to: Unit): number {
  if (!isUnit(from) || !isUnit(to)) return 0
  if (from === to) return amount
  if (sameType(from, to)) return withoutDust((amount * factor(from)) / factor(to))
  const fromRatio = ratioOf(product, from)
  const toRatio = ratioOf(product, to)
  return fromRatio === null || toRatio === null ? 0 : withoutDust((amount * fromRatio) / toRatio)
}

/** What a quantity picker starts with. */
export function defaultChoice(product: Product): { amount: number; unit: Unit } {
  const preferred = product.defaultUnit ?? product.unit
  const unit = unitsOf(product).includes(preferred) ? preferred : product.unit
  const bounds = boundsOf(product, unit)
  return { amount: snapQuantity(product.defaultQuantity ?? bounds.minimum, bounds), unit }
}

/** Pieces handed over, for the deposit: a broken piece counts whole, goods only measured count as one. */
export function piecesOf(product: Product, amount: number, unit: Unit): number {
  if (!(amount > 0)) return 0
  const piece = [product.unit, ...product.alternativeUnits.map(alternative => alternative.unit)].find(isCounted)
  if (isCounted(unit)) return Math.ceil(withoutDust(amount))
  return piece ? Math.ceil(convertQuantity(product, amount, unit, piece)) : 1
}

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
export const isCounted = (unit: Unit): boolean => counted.includes(units[unit].type)

/** The alternative unit that stands for `unit`: itself, or one of its type. */
export function alternativeFor(product: Product, unit: Unit): AlternativeUnit | undefined {
  return (
    product.alternativeUnits.find(alternative => alternative.unit === unit) ??
    product.alternativeUnits.find(alternative => sameType(alternative.unit, unit))
  )
}

/** Without the dust of binary fractions: twelve digits are more than any scale shows. */
export const withoutDust = (value: number): number => (isShortInteger(value) ? value : Number(value.toPrecision(12)))
/** Most amounts are whole and have no dust; formatting every one of them would be the dearest part of a quote. */
const isShortInteger = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1e12

const allUnits = Object.keys(units) as Unit[]
const factor = (unit: Unit): number => units[unit].factor
const positive = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0

interface Steps {
  readonly minimumQuantity?: number | null
  readonly maximumQuantity?: number | null
  readonly quantityStepSize?: number | null
}

/** Zero is as good as unset: nobody orders nothing. A maximum below the minimum leaves the minimum alone. */
function boundsFrom(steps: Steps, scale: number): Bounds {
  const step = positive(steps.quantityStepSize) ? steps.quantityStepSize : 1
  const minimum = positive(steps.minimumQuantity) ? steps.minimumQuantity : step
  const maximum = positive(steps.maximumQuantity) ? Math.max(steps.maximumQuantity, minimum) : null
  return {
    minimum: withoutDust(minimum * scale),
    maximum: maximum === null ? null : withoutDust(maximum * scale),
    step: withoutDust(step * scale),
  }
}

/**
 * How many of the product's own units one `unit` is; null if they have nothing to do with each other. One ratio per type,
 * that of its first alternative unit: contradicting ratios would make an amount depend on the way it was converted.
 */
function ratioOf(product: Product, unit: Unit): number | null {
  if (sameType(unit, product.unit)) return factor(unit) / factor(product.unit)
  const alternative = product.alternativeUnits.find(other => sameType(other.unit, unit))
  return alternative ? (alternative.ratio * factor(unit)) / factor(alternative.unit) : null
}

/** Made when the first amount is shown: the numbers of a language cost 40 ms and megabytes to set up. */
let numbers: Intl.NumberFormat | undefined
