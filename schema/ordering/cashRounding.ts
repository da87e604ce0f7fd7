import type { PaymentMethod } from '../business/paymentMethods.ts'

/** What an order costs and how it is paid. Cents. */
interface Paid {
  readonly totalGross: number
  readonly currency: string
  readonly paymentMethod: PaymentMethod
}

/** The smallest coin (cents) of currencies that have no single cents any more: 5 Rappen (Art. 1 MünzV). */
const smallestCoins: Readonly<Record<string, number>> = { CHF: 5 }

/**
 * Cents by which an order that is paid in cash is rounded to the nearest coin: from -2 to 2 in francs, 0 in euros and however
 * else it is paid. The total and its taxes stay exact; only what changes hands is rounded.
 */
export function cashRounding({ totalGross, currency, paymentMethod }: Paid): number {
  const coin = paymentMethod === 'cash' ? (smallestCoins[currency] ?? 1) : 1
  return Math.round(totalGross / coin) * coin - totalGross
}

/**
 * Cents that are handed out for `amount` more to be given back in cash after `before`: by the running sum, so that all of it together is
 * what the till once took. Nothing of an order on account: its invoice is lower by what is given back.
 */
export function cashBack(
  before: number,
  amount: number,
  { currency, paymentMethod }: Pick<Paid, 'currency' | 'paymentMethod'>,
): number {
  if (paymentMethod === 'invoice') return 0
  const inCoins = (totalGross: number) => totalGross + cashRounding({ totalGross, currency, paymentMethod: 'cash' })
  return inCoins(before + amount) - inCoins(before)
}
