import type { Branch } from '../business/branch.ts'
import type { Config } from '../business/config.ts'
import { areaOf, deliveryCost } from '../business/deliveryAreas.ts'
import { type Mode, modes } from '../business/modes.ts'
import { configuredUnitPrice, modelFor, priceItem } from '../catalogue/itemPrice.ts'
import { type PartValues } from '../catalogue/parts.ts'
import { piecesOf } from '../catalogue/pieces.ts'
import type { Product } from '../catalogue/product.ts'
import { type CalculationModel, cents } from '../catalogue/productPrice.ts'
import { isUnit } from '../catalogue/quantity.ts'
import type { Unit } from '../catalogue/units.ts'
import { type Share, splitTaxes, type TaxRow } from './taxes.ts'

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

/** Prices a cart. Lines of unknown products cost nothing and stay in their place; nothing ordered, nothing delivered. */
export function priceCart(input: PricingInput): Pricing {
  const items = input.items.map(item => pricedItem(item, input))
  const goods = items.map(item => ({ rate: item.rate, gross: item.gross }))
  const deposits = input.items.map((item, index) => depositShare(item, items[index], input))
  const delivery = items.length > 0 ? deliveryShare(input, sumOf(goods)) : { rate: 0, gross: 0 }
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

/** Percent that a tax class has on a local date: the row that began last; 0 before the first and for unknown classes. */
export function taxRateOn(config: Pick<Config, 'taxClasses'>, taxClass: string, day: string): number {
  const rows = config.taxClasses.find(({ key }) => key === taxClass)?.rates ?? []
  let current: (typeof rows)[number] | null = null
  for (const row of rows) if (row.from <= day && (current === null || row.from >= current.from)) current = row
  return current?.rate ?? 0
}

/** Which tax class a product has in a mode: its own for the mode, else the one of the product. */
export const taxClassFor = (product: Product, mode: Mode): string => product[modes[mode].taxField] ?? product.tax

function pricedItem(item: CartItem, { config, product: find, mode, day }: PricingInput): PricedItem {
  const product = find(item.product)
  if (!product) return { key: item.key, gross: 0, rate: 0, unitPrice: 0, model: 'fixed', deposit: 0 }
  return {
    key: item.key,
    gross: priceItem(product, item),
    rate: taxRateOn(config, taxClassFor(product, mode), day),
    unitPrice: configuredUnitPrice(product, item.parts),
    model: modelFor(product, item.unit),
    deposit: isUnit(item.unit) ? cents((product.deposit?.amount ?? 0) * piecesOf(product, item.amount, item.unit)) : 0,
  }
}

function depositShare(item: CartItem, priced: PricedItem | undefined, { config, product, day }: PricingInput): Share {
  const deposit = product(item.product)?.deposit
  return { rate: deposit ? taxRateOn(config, deposit.tax, day) : 0, gross: priced?.deposit ?? 0 }
}

function deliveryShare({ config, branch, mode, deliveryArea, day }: PricingInput, goodsGross: number): Share {
  const area = mode === 'delivery' ? areaOf(branch, deliveryArea) : null
  return area
    ? { rate: taxRateOn(config, area.tax, day), gross: deliveryCost(area, goodsGross) }
    : { rate: 0, gross: 0 }
}

/** Cents of all shares together. */
export const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.gross, 0)
