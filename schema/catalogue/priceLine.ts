import { formatMoney } from '../base/money.ts'
import { basePriceText, priceText } from './priceText.ts'
import type { Product } from './product.ts'

/**
 * All that a price has to say where there is one line for it: '3,20 € · 250 g · 12,80 € / kg · zzgl. 0,25 € Pfand'. The price
 * per kilogram or litre stands beside the price (PAngV § 4), the deposit apart from it (PAngV § 7). Null where the price is
 * told with the offer (`isPriceHidden`).
 */
export function priceLine(product: Product, currency: string): string | null {
  const price = priceText(product, currency)
  if (!price) return null
  const amount = [price.amount, price.per].filter(Boolean).join(' ')
  return [amount, basePriceText(product, currency), depositText(product, currency)].filter(Boolean).join(' · ')
}

/** 'zzgl. 0,25 € Pfand', or null where there is none. */
export const depositText = ({ deposit }: Product, currency: string): string | null =>
  deposit && deposit.amount > 0 ? `zzgl. ${formatMoney(deposit.amount, currency)} ${deposit.label}` : null
