import { MOST_MONEY } from '../base/money.ts'

/** How prices are changed together: by a share of themselves (percent), by cents, or to cents. */
export interface PriceChange {
  readonly by: 'percent' | 'amount' | 'fixed'
  /** Percent or cents; negative makes cheaper. */
  readonly value: number
  readonly rounding: Rounding
}

/** What a new price ends in. */
export const roundings = {
  cent: 'auf den Cent',
  five: 'auf 0,05',
  ten: 'auf 0,10',
  ninety: 'auf ,90',
} as const
export type Rounding = keyof typeof roundings

/** The price (cents) after the change, never below zero. What costs nothing stays so unless it gets an amount. */
export function changedPrice(cents: number, { by, value, rounding }: PriceChange): number {
  const wanted = by === 'percent' ? cents + (cents * value) / 100 : by === 'amount' ? cents + value : value
  if (by === 'percent' && cents === 0) return 0
  return Math.min(MOST_MONEY, Math.max(0, rounded(wanted, rounding)))
}

/** Cents to the nearest price of that ending; half a step goes up. */
export function rounded(cents: number, rounding: Rounding): number {
  // Shares of whole cents are exact to far less than this; what is meant as half a cent must not fall below it.
  const exact = Math.round(cents * 1e6) / 1e6
  if (rounding === 'ninety') return Math.max(90, Math.round((exact - 90) / 100) * 100 + 90)
  const step = { cent: 1, five: 5, ten: 10 }[rounding]
  return Math.round(exact / step) * step
}
