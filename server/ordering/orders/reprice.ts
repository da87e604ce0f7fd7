import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { areaOf, deliveryCost } from '../../../schema/business/deliveryAreas.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { KeptPricing } from '../../../schema/ordering/keptOrder.ts'
import { type Pricing, sumOf, taxRateOn, totalsOf } from '../../../schema/ordering/pricing.ts'
import type { Share } from '../../../schema/ordering/taxes.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'

export interface Terms {
  readonly config: Config
  readonly branch: Branch
  /** As it stands in the office now; undefined where it is gone. */
  product(id: number): Product | undefined
}

/**
 * The totals of an order whose lines were changed, split by the rules of a quote. What was agreed holds: rates of
 * the lines are those of the order, tax rates those of the day it is supplied, and delivery never becomes dearer because the
 * shop left something out; it becomes free where the goods now reach the limit.
 */
export function repriced(order: OrderRow, items: readonly OrderItemRow[], terms: Terms): KeptPricing {
  const former = fromJson(order.pricing)
  const { config, branch } = terms
  const day = localTime(order.appointmentAt ?? order.slotAt ?? order.createdAt, branch.timeZone).date
  const goods = items.map(({ rate, gross }) => ({ rate, gross }))
  const deposits = items.map(item => depositShare(item, terms, day))
  const gross = sumOf(goods)
  const { deliveryArea } = fromJson(order.contact)
  const area = order.mode === 'delivery' ? areaOf(branch, deliveryArea) : null
  const delivery = area
    ? { rate: taxRateOn(config, area.tax, day), gross: Math.min(former.deliveryGross, deliveryCost(area, gross)) }
    : { rate: rateOf(former.deliveryNet, former.deliveryGross), gross: former.deliveryGross }
  return {
    items: items.map((item, index) => priced(item, former.items[index])),
    ...totalsOf(goods, deposits, delivery),
    donation: former.donation,
  }
}

function depositShare(item: OrderItemRow, { config, product }: Terms, day: string): Share {
  const tax = product(item.product)?.deposit?.tax
  return { rate: tax ? taxRateOn(config, tax, day) : item.rate, gross: item.deposit }
}

function priced(item: OrderItemRow, former: Pricing['items'][number] | undefined): Pricing['items'][number] {
  const { position, gross, rate, unitPrice, deposit } = item
  return { key: String(position), model: 'fixed', ...former, gross, rate, unitPrice, deposit }
}

/** The rate behind a net amount, where nothing says it any more: rates have at most one decimal. */
const rateOf = (net: number, gross: number): number => (net > 0 ? Math.round((gross / net - 1) * 1000) / 10 : 0)
