import { type Bounds } from '../../../schema/catalogue/bounds.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { unitLabels } from '../../../schema/catalogue/unitLabels.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { texts } from './texts.ts'

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

const formatPieces = (amount: number): string => `${formatQuantity(amount, 'amount')}\u00a0${unitLabels.amount}`
