import type { PublicOrder, PublicOrderItem } from '../../../../schema/ordering/calls.ts'
import { cashRounding } from '../../../../schema/ordering/cashRounding.ts'
import { discountLabel } from '../../../../schema/ordering/receipt.ts'
import { formatMoney } from '../../../ui/format.ts'
import { texts } from '../texts.ts'

interface Sum {
  readonly label: string
  readonly value: string
  /** `part`: one of what the total is made of; `tax`: contained in it; `after`: what became of the money. */
  readonly kind: 'part' | 'total' | 'tax' | 'after'
}

/** What an item costs; in an inquiry what costs nothing yet is told with the offer. */
export const priceOf = (item: PublicOrderItem, order: PublicOrder): string =>
  isToldLater(item, order) ? texts.details.priceHidden : formatMoney(item.gross, order.currency)

/** What it costs in all: 'ab' where a price is told with the offer. */
export function totalOf(order: PublicOrder): string {
  const isOpen = order.items.some(item => isToldLater(item, order))
  return `${isOpen ? 'ab ' : ''}${formatMoney(order.totalGross, order.currency)}`
}

/**
 * The lower part of the receipt. Its parts make up the total to the cent, the taxes in it stand by rate, and what was given
 * back or is still to be paid stands below. What a device kept of an older version knows its total only.
 */
export function sumsOf(order: PublicOrder): readonly Sum[] {
  const { receipt, payment, isDelivery } = order
  const money = (cents: number): string => formatMoney(cents, order.currency)
  const total: Sum = { label: texts.sums.total, value: totalOf(order), kind: 'total' }
  const row = (kind: Sum['kind'], label: string, cents: number): Sum[] =>
    cents === 0 ? [] : [{ label, value: money(cents), kind }]
  const back = [
    ...row('after', texts.sums.refunded, -(payment?.refunded ?? 0)),
    ...row('after', texts.sums.refunding, -(payment?.refunding ?? 0)),
  ]
  if (!receipt || order.items.some(item => isToldLater(item, order))) return [total, ...back]
  const { goods, deposit, delivery, deliveryArea, taxes, toCollect, donation, discount = 0 } = receipt
  const rounding = cashRounding(order)
  const label = texts.sums.delivery(deliveryArea)
  const extras: Sum[] = [
    ...row('part', texts.sums.deposit, deposit),
    ...(isDelivery
      ? [{ label, value: delivery === 0 ? texts.sums.free : money(delivery), kind: 'part' as const }]
      : []),
  ]
  return [
    ...(extras.length > 0 ? row('part', texts.sums.goods, goods) : []),
    ...extras,
    total,
    ...(rounding === 0
      ? []
      : [
          ...row('after', texts.sums.rounding, rounding),
          ...row('after', texts.sums.inCash, order.totalGross + rounding),
        ]),
    ...row('tax', discountLabel, discount),
    ...taxes.map(
      ({ rate, net, tax }): Sum => ({
        label: texts.sums.tax(rate.toLocaleString('de-DE'), money(net)),
        value: money(tax),
        kind: 'tax',
      }),
    ),
    ...row('after', texts.sums.toCollect, toCollect),
    ...back,
    ...row('after', texts.sums.donation, donation),
  ]
}

const isToldLater = ({ gross }: PublicOrderItem, { isQuotation }: PublicOrder): boolean => isQuotation && gross === 0
