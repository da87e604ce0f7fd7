import { alternativeFor } from './alternativeUnit.ts'
import type { Product } from './product.ts'
import { factor, sameType, unitsOf, withoutDust } from './quantity.ts'
import type { Unit } from './units.ts'

/** What amounts may be ordered: `minimum` plus multiples of `step`, and `maximum` itself. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number | null
  readonly step: number
}

/**
 * Bounds of a product in one of its units: those of the unit itself, or of a unit of the same type, converted.
 * Without a step whole units are sold, without a minimum one step is the least.
 */
export function boundsOf(product: Product, unit: Unit): Bounds {
  if (unit === product.unit) return boundsFrom(product, 1)
  const exact = product.alternativeUnits.find(alternative => alternative.unit === unit)
  if (exact) return boundsFrom(exact, 1)
  if (sameType(unit, product.unit)) return boundsFrom(product, factor(product.unit) / factor(unit))
  const similar = alternativeFor(product, unit)
  return similar ? boundsFrom(similar, factor(similar.unit) / factor(unit)) : boundsFrom(product, 1)
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

/** What a quantity picker starts with. */
export function defaultChoice(product: Product): { amount: number; unit: Unit } {
  const preferred = product.defaultUnit ?? product.unit
  const unit = unitsOf(product).includes(preferred) ? preferred : product.unit
  const bounds = boundsOf(product, unit)
  return { amount: snapQuantity(product.defaultQuantity ?? bounds.minimum, bounds), unit }
}

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
