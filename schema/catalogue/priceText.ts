import { formatMoney } from '../base/money.ts'
import { startingPrice, startsAt } from './configuredPrice.ts'
import type { Product } from './product.ts'
import { basePrice, basisOf, pricePrefix } from './productPrice.ts'
import { formatQuantity } from './quantity.ts'
import { type Unit, units } from './units.ts'

/** 'ab 4,90 €' and '/ kg', or null where the price is told with the offer (`isPriceHidden`). */
export function priceText(product: Product, currency: string): { amount: string; per: string } | null {
  if (product.isPriceHidden) return null
  const prefix = startsAt(product) ? 'ab ' : pricePrefix(product.calculationModel)
  return { amount: `${prefix}${formatMoney(startingPrice(product), currency)}`, per: perText(product) }
}

/**
 * '12,50 € / kg' for goods sold by weight or volume, '250 g · 31,60 € / kg' for packed ones; null where the price says it all.
 * `from`: cents of a configuration, else what the product starts at.
 */
export function basePriceText(product: Product, currency: string, from?: number): string | null {
  const { content, isPriceHidden } = product
  const base = basePrice(product, from)
  const texts = [
    content && !isPriceHidden && formatQuantity(content.amount, content.unit),
    base && `${formatMoney(base.cents, currency)} ${per(base.amount, base.unit)}`,
  ]
  return texts.filter(Boolean).join(' · ') || null
}

/** '/ kg'. Nothing for one piece: everybody knows what '4,90 €' is for. */
export function perText(product: Product): string {
  const { amount, unit } = basisOf(product)
  if (unit === 'amount' && amount === 1) return ''
  return per(amount, unit)
}

const per = (amount: number, unit: Unit): string =>
  `/ ${amount === 1 ? units[unit].short : formatQuantity(amount, unit)}`
