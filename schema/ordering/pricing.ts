import type { Branch } from '../business/branch.ts'
import type { Config } from '../business/config.ts'
import { deliveryCost } from '../business/deliveryAreas.ts'
import type { Mode } from '../business/modes.ts'
import { configuredUnitPrice, modelFor, priceItem } from '../catalogue/itemPrice.ts'
import { type PartValues } from '../catalogue/parts.ts'
import { piecesOf } from '../catalogue/pieces.ts'
import type { Product } from '../catalogue/product.ts'
import { type CalculationModel, cents } from '../catalogue/productPrice.ts'
import { isUnit } from '../catalogue/quantity.ts'
import type { Unit } from '../catalogue/units.ts'
import { type Share, splitTaxes, type TaxRow } from './taxes.ts'
import { type Terms, termsOf } from './terms.ts'

/** A line of a cart as the device keeps it: never a price. */
export interface CartItem {
  readonly key: string
  readonly product: number
  readonly amount: number
  readonly unit: Unit
  readonly parts: PartValues
  /** What the guest wishes for this line, on one line of text. */
  readonly wish?: string
}

/** A line with its price. Cents; `unitPrice` is for what the product's price is for, `rate` is percent. */
interface PricedItem {
  readonly key: string
  readonly gross: number
  readonly rate: number
  readonly unitPrice: number
  readonly model: CalculationModel
  readonly deposit: number
  /** What was taken off for a customer: it is not in `gross` any more. Absent where nothing was. */
  readonly discount?: number
}

/**
 * All amounts are integer cents, gross first, and net + tax = gross everywhere. `net`, `tax` and `gross` are the goods
 * without deposit and delivery; the totals are goods, deposit and delivery, and equal the sums of `taxes`. The donation
 * is shown and paid by the business: it is in no total.
 */
export interface Pricing {
  readonly items: readonly PricedItem[]
  readonly net: number
  readonly tax: number
  readonly gross: number
  readonly deliveryNet: number
  readonly deliveryTax: number
  readonly deliveryGross: number
  readonly totalNet: number
  readonly totalTax: number
  readonly totalGross: number
  readonly taxes: readonly TaxRow[]
  readonly deposit: number
  readonly donation: number
  /** What was taken off all lines; absent where nothing was. */
  readonly discount?: number
}

export interface PricingInput {
  readonly config: Config
  readonly branch: Branch
  product(id: number): Product | undefined
  readonly items: readonly CartItem[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Local date of supply, YYYY-MM-DD: it decides the tax rates. */
  readonly day: string
  readonly donatee: number | null
}

/**
 * Prices a cart. Lines of unknown products cost nothing and stay in their place; nothing ordered, nothing delivered. What has
 * no tax rate is reckoned with 0 % and cannot be ordered (quote.ts).
 */
export function priceCart(input: PricingInput, terms: Terms = termsOf(input)): Pricing {
  const items = input.items.map((item, index) => pricedItem(item, terms.goods[index]?.rate ?? 0, input))
  const goods = items.map(item => ({ rate: item.rate, gross: item.gross }))
  const deposits = items.map(({ deposit }, index) => ({ rate: terms.deposits[index]?.rate ?? 0, gross: deposit }))
  const delivery = deliveryShare(terms, sumOf(goods))
  const donation = input.donatee === null ? 0 : input.config.donationAmount
  return { items, ...totalsOf(goods, deposits, delivery), donation }
}

/** Every amount of a pricing that follows from its shares, in cents: net and tax from the sums per rate. */
export function totalsOf(
  goods: readonly Share[],
  deposits: readonly Share[],
  delivery: Share,
): Omit<Pricing, 'items' | 'donation'> {
  const split = splitTaxes(goods, deposits, delivery)
  const [gross, deposit] = [sumOf(goods), sumOf(deposits)]
  const totalGross = gross + deposit + delivery.gross
  return {
    net: split.goodsNet,
    tax: gross - split.goodsNet,
    gross,
    deliveryNet: split.deliveryNet,
    deliveryTax: delivery.gross - split.deliveryNet,
    deliveryGross: delivery.gross,
    totalNet: split.totalNet,
    totalTax: totalGross - split.totalNet,
    totalGross,
    taxes: split.taxes,
    deposit,
  }
}

/** Net of a gross amount (any unit) at a rate in percent, to 4 decimals: for display. */
export const netOf = (gross: number, rate: number): number => Number((gross / (1 + rate / 100)).toFixed(4))

function pricedItem(item: CartItem, rate: number, { product: find }: PricingInput): PricedItem {
  const product = find(item.product)
  if (!product) return { key: item.key, gross: 0, rate: 0, unitPrice: 0, model: 'fixed', deposit: 0 }
  return {
    key: item.key,
    gross: priceItem(product, item),
    rate,
    unitPrice: configuredUnitPrice(product, item.parts),
    model: modelFor(product, item.unit),
    deposit: isUnit(item.unit) ? cents((product.deposit?.amount ?? 0) * piecesOf(product, item.amount, item.unit)) : 0,
  }
}

/** What the way costs these goods (cents) by what was agreed. */
export const deliveryShare = ({ delivery }: Terms, goodsGross: number): Share => ({
  rate: delivery?.rate ?? 0,
  gross: delivery ? deliveryCost(delivery, goodsGross) : 0,
})

/** Cents of all shares together. */
export const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.gross, 0)
