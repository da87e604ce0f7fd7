import type { Product } from '../../schema/entities/product.ts'
import {
  type Bounds,
  boundsOf,
  convertQuantity,
  formatQuantity,
  isUnit,
  parseQuantity,
  snapQuantity,
  unitsOf,
  withoutDust,
} from '../../schema/rules/quantity.ts'
import { type Unit, units } from '../../schema/rules/units.ts'
import { texts } from './texts.ts'

export interface Choice {
  readonly amount: number
  readonly unit: Unit
}

/** The orderable amount for what was typed; something that is no number counts as 0 (storefront section 5). */
export const typedAmount = (product: Product, unit: Unit, text: string): number =>
  snapQuantity(parseQuantity(text), boundsOf(product, unit))

/** The next orderable amount up or down; the same one where there is none. */
export function steppedAmount(product: Product, { amount, unit }: Choice, direction: 1 | -1): number {
  const bounds = boundsOf(product, unit)
  if (!canStep(amount, bounds, direction)) return amount
  const steps = withoutDust((amount - bounds.minimum) / bounds.step)
  // A maximum off the steps has the step below it as its neighbour, not the nearest one.
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return snapQuantity(bounds.minimum + next * bounds.step, bounds)
}

/** Minus is off at or below the minimum, plus at the maximum (storefront section 5). */
export const canStep = (amount: number, { minimum, maximum }: Bounds, direction: 1 | -1): boolean =>
  direction > 0 ? maximum === null || amount < maximum : amount > minimum

/** The same amount in another unit, snapped there (storefront section 5). */
export const converted = (product: Product, { amount, unit }: Choice, to: Unit): Choice => ({
  amount: snapQuantity(convertQuantity(product, amount, unit, to), boundsOf(product, to)),
  unit: to,
})

/** A choice made earlier, as the product allows it now; null where it has no such unit any more. */
export function stillOrderable(product: Product, { amount, unit }: Choice): Choice | null {
  if (!isUnit(unit) || !unitsOf(product).includes(unit)) return null
  return { amount: snapQuantity(amount, boundsOf(product, unit)), unit }
}

/** As it is typed: '1,5', without the dots of thousands, which would be read as decimal separators. */
export const amountText = (amount: number): string => String(amount).replace('.', ',')

/** 'mindestens 0,5 kg, in Schritten von 0,25 kg'; the maximum is told once it is reached. Null where there is nothing to tell. */
export function boundsText(amount: number, { minimum, maximum, step }: Bounds, unit: Unit): string | null {
  const quantity = (value: number) => (unit === 'amount' ? formatPieces(value) : formatQuantity(value, unit))
  const rules = [
    (minimum !== step || minimum > 1) && texts.bounds.minimum(quantity(minimum)),
    maximum !== null && amount >= maximum && texts.bounds.maximum(quantity(maximum)),
    step !== 1 && texts.bounds.step(quantity(step)),
  ].filter(rule => rule !== false)
  return rules.length > 0 ? rules.join(', ') : null
}

const formatPieces = (amount: number): string => `${formatQuantity(amount, 'amount')}\u00a0${units.amount.label}`
