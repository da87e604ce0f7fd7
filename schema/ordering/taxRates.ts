import { keysOf } from '../base/keys.ts'
import type { DeliveryArea } from '../business/branch.ts'
import type { Config } from '../business/config.ts'
import { type Mode, modes } from '../business/modes.ts'
import type { Product } from '../catalogue/product.ts'
import { netOf } from './pricing.ts'
import { taxClassFor } from './terms.ts'

export type TaxClass = Config['taxClasses'][number]
export type Rate = TaxClass['rates'][number]

/** What a class is taxed with on a local date (YYYY-MM-DD), and what comes after it, the next first. */
interface DatedRates {
  /** Null before its first rate. */
  readonly now: Rate | null
  readonly later: readonly Rate[]
}

export function ratesFrom({ rates }: Pick<TaxClass, 'rates'>, day: string): DatedRates {
  const ordered = rates.toSorted((one, other) => one.from.localeCompare(other.from))
  return {
    now: ordered.findLast(({ from }) => from <= day) ?? null,
    later: ordered.filter(({ from }) => from > day),
  }
}

/** The class with another rate from a day on; where one begins on that very day it is replaced. */
export const withRate = <T extends Pick<TaxClass, 'rates'>>(taxClass: T, rate: Rate): T => ({
  ...taxClass,
  rates: [...taxClass.rates.filter(({ from }) => from !== rate.from), rate].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  ),
})

/** '4,9 %'. */
export const percentText = (rate: number): string => `${String(rate).replace('.', ',')}\u00a0%`

/** The tax in a price that guests pay, in whole cents, for a sentence about it: an order reckons its sums by rate. */
export const taxWithin = (gross: number, rate: number): number => Math.round(gross - netOf(gross, rate))

/** What of a product is taxed by a class. */
interface TaxedUse {
  /** In which its price is, in the order of all modes. */
  readonly modes: readonly Mode[]
  readonly isDeposit: boolean
}

/** How a class taxes a product; null where it does not. */
export function taxedUse(product: Pick<Product, 'tax' | 'takeawayTax' | 'dineInTax' | 'deposit'>, key: string) {
  const own = keysOf(modes).filter(mode => taxClassFor(product, mode) === key)
  const isDeposit = product.deposit?.tax === key
  return own.length === 0 && !isDeposit ? null : ({ modes: own, isDeposit } satisfies TaxedUse)
}

/** Areas of a branch whose way to the guest a class taxes. */
export const taxedAreas = (areas: readonly DeliveryArea[], key: string): readonly DeliveryArea[] =>
  areas.filter(({ tax }) => tax === key)
