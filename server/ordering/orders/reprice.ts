import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { type Product, products as productEntity } from '../../../schema/catalogue/product.ts'
import { coversNotes } from '../../../schema/ordering/creditNote.ts'
import type { Agreed, KeptPricing } from '../../../schema/ordering/keptOrder.ts'
import { deliveryShare, type Pricing, sumOf, totalsOf } from '../../../schema/ordering/pricing.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import { type Terms, taxClassFor, termsOf, termsOn } from '../../../schema/ordering/terms.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { agreedLine } from './lines/agreedLine.ts'

/** What an order is judged by as the office has it now: products that guests see no more among it. */
export interface Present {
  readonly config: Config
  readonly branch: Branch
  /** Undefined where it is gone. */
  product(id: number): Product | undefined
}

/**
 * The totals of an order whose lines were changed, split by the rules of a quote. What was agreed holds: rates of the lines
 * are those of the order, and delivery never becomes dearer than it was when the order was placed because the shop left
 * something out; it becomes free where the goods reach the limit.
 */
export function repriced(order: OrderRow, items: readonly OrderItemRow[], agreed: Agreed): KeptPricing {
  const former = fromJson(order.pricing)
  const { terms } = agreed
  const goods = items.map(({ rate, gross }) => ({ rate, gross }))
  const deposits = items.map(({ position, rate, deposit }) => ({
    rate: terms.deposits[position]?.rate ?? rate,
    gross: deposit,
  }))
  const { rate, gross } = deliveryShare(terms, sumOf(goods))
  return {
    items: items.map((item, index) => priced(item, former.items[index])),
    ...totalsOf(goods, deposits, { rate, gross: Math.min(agreed.delivery, gross) }),
    donation: former.donation,
    ...discountOf(items),
    agreed,
    ...(former.offer ? { offer: former.offer } : {}),
  }
}

/** What was taken off all lines. */
function discountOf(items: readonly OrderItemRow[]): Pick<Pricing, 'discount'> {
  const discount = items.reduce((sum, item) => sum + item.discount, 0)
  return discount === 0 ? {} : { discount }
}

/** What was agreed. An order that does not say it (it is old, or came from a slip) is read by its own figures and by today's office. */
export function agreedOf(order: OrderRow, items: readonly OrderItemRow[], present: Present): WholeAgreed {
  const { agreed = agreedBy(order, items, present) } = fromJson(order.pricing)
  const lines = items.map(({ parts, ...item }) => {
    const product = present.product(item.product)
    const { values, choices = product ? choicesOf(product, values) : {} } = fromJson(parts)
    return agreedLine({ ...item, choices }, product)
  })
  return { lines, ...agreed }
}
export type WholeAgreed = Agreed & Required<Pick<Agreed, 'lines'>>

function agreedBy(order: OrderRow, items: readonly OrderItemRow[], present: Present): Agreed {
  const former = fromJson(order.pricing)
  const { deliveryArea = null } = fromJson(order.contact)
  const { mode } = order
  const day = dayOfSupply(order, present.branch)
  const terms = termsOf({ ...present, items, mode, deliveryArea, day })
  const goods = items.map(({ product: id, rate }) => {
    const product = present.product(id)
    return { taxClass: product ? taxClassFor(product, mode) : '', rate }
  })
  const deposits = items.map(({ deposit, rate }, index) =>
    deposit > 0 ? { taxClass: '', rate, ...known(terms.deposits[index]) } : null,
  )
  return { terms: { goods, deposits, delivery: formerDelivery(former, terms) }, delivery: former.deliveryGross }
}

/**
 * The pricing of an order that is supplied at another time (`moved`), kept with its lines in the transaction that moves it: it
 * is taxed by the rates of that day. What the guest pays stays, because a price that is told is a price with its tax (§ 3 PAngV,
 * § 9 PrAG); what is left of it changes. The rate is that of the day of supply, not of when it was ordered, offered or agreed
 * on (§ 27 (1) UStG in Germany, § 19 (2) UStG in Austria, Art. 115 MWSTG in Switzerland).
 */
export async function retaxed(
  transaction: Transaction,
  order: OrderRow,
  moved: Pick<OrderRow, 'appointmentAt' | 'slotAt'>,
): Promise<OrderRow['pricing']> {
  const items = await transaction.orders.items(order.id)
  const present = await presentFor(transaction, order, items)
  const day = dayOfSupply({ ...order, ...moved }, present.branch)
  if (day === dayOfSupply(order, present.branch)) return order.pricing
  const { agreed, items: after } = taxedOn(day, agreedOf(order, items, present), items, present)
  for (const [index, item] of after.entries())
    if (item.rate !== items[index]?.rate) await transaction.orders.changeItem(item)
  const { toCollect } = fromJson(order.pricing)
  const pricing = repriced(order, after, agreed)
  const notes = (await transaction.creditNotes.ofOrder(order.id)).map(({ note }) => fromJson(note))
  // What was given back was taxed by the day it leaves.
  if (!coversNotes(pricing, notes)) throw new Fault(409, 'creditedMore')
  return toJson<KeptPricing>(toCollect === undefined ? pricing : { ...pricing, toCollect })
}

/** What is agreed and the lines, by the rates of a day (YYYY-MM-DD) of supply. */
export function taxedOn(day: string, agreed: WholeAgreed, items: readonly OrderItemRow[], { config }: Present) {
  const terms = termsOn(agreed.terms, config, day)
  const taxed = items.map(item => ({ ...item, rate: terms.goods[item.position]?.rate ?? item.rate }))
  return { agreed: { ...agreed, terms }, items: taxed }
}

/** Throws 409 where the branch or the settings are gone. */
export async function presentFor(
  { documents }: Pick<Transaction, 'documents'>,
  order: OrderRow,
  items: readonly Pick<OrderItemRow, 'product'>[],
): Promise<Present> {
  const [config, branch] = [await documents.entity(configEntity, 1), await documents.entity(branches, order.branch)]
  if (!config || !branch) throw new Fault(409, 'conflict')
  const products = new Map<number, Product>()
  for (const id of new Set(items.map(({ product }) => product))) {
    const product = await documents.entity(productEntity, id)
    if (product) products.set(id, product)
  }
  return { config, branch, product: id => products.get(id) }
}

/** Local date YYYY-MM-DD on which an order is handed over. */
export const dayOfSupply = (
  { appointmentAt, slotAt, createdAt }: Pick<OrderRow, 'appointmentAt' | 'slotAt' | 'createdAt'>,
  { timeZone }: Branch,
): string => localTime(appointmentAt ?? slotAt ?? createdAt, timeZone).date

/** Without its class a rate is nobody's to change. */
const known = (taxed: Terms['deposits'][number] | undefined) => (taxed && taxed.rate !== null ? taxed : {})

/** How a delivery was priced that does not say it: by its area as it is now, and taxed by a rate the order has. */
function formerDelivery(former: Pricing, { delivery }: Terms): Terms['delivery'] {
  if (former.deliveryGross === 0) return delivery
  const rate = writtenRate(former)
  if (!delivery) return { taxClass: '', rate, price: former.deliveryGross, free: false, freeFromOrderValue: null }
  return delivery.rate === rate ? delivery : { ...delivery, taxClass: '', rate }
}

/** Of the rates of an order the one whose net the delivery has: a rate is never reckoned back from rounded cents. */
function writtenRate({ deliveryNet, deliveryGross, taxes }: Pricing): number {
  const off = (rate: number): number => Math.abs(deliveryGross / (1 + rate / 100) - deliveryNet)
  return taxes.reduce((nearest, { rate }) => (off(rate) < off(nearest) ? rate : nearest), taxes[0]?.rate ?? 0)
}

function priced(item: OrderItemRow, former: Pricing['items'][number] | undefined): Pricing['items'][number] {
  const { position, gross, rate, unitPrice, deposit, discount } = item
  return { key: String(position), model: 'fixed', ...former, gross, rate, unitPrice, deposit, discount }
}
