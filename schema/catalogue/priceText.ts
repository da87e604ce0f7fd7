import { formatMoney } from '../base/money.ts'
import { startingPrice, startsAt } from './configuredPrice.ts'
import type { Product } from './product.ts'
import { basePrice, basisOf, pricePrefix } from './productPrice.ts'
import { formatQuantity } from './quantity.ts'
import { units } from './units.ts'

/** 'ab 4,90 €' and '/ kg', or null where the price is told with the offer (`isPriceHidden`). */
export function priceText(product: Product, currency: string): { amount: string; per: string } | null {
  if (product.isPriceHidden) return null
  const prefix = startsAt(product) ? 'ab ' : pricePrefix(product.calculationModel)
  return { amount: `${prefix}${formatMoney(startingPrice(product), currency)}`, per: perText(product) }
}

/** '12,50 € / kg' for goods sold by weight or volume, null where the price says it already. */
export function basePriceText(product: Product, currency: string): string | null {
  const base = basePrice(product)
  return base && `${formatMoney(base.cents, currency)} / ${units[base.unit].short}`
}

/** '/ kg'. Nothing for one piece: everybody knows what '4,90 €' is for. */
export function perText(product: Product): string {
  const { amount, unit } = basisOf(product)
  if (unit === 'amount' && amount === 1) return ''
  return `/ ${amount === 1 ? units[unit].short : formatQuantity(amount, unit)}`
}
