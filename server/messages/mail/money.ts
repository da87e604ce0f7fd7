import { formatMoney } from '../../../schema/base/money.ts'
import { formatQuantity, isUnit } from '../../../schema/catalogue/quantity.ts'
import { cashRounding } from '../../../schema/ordering/cashRounding.ts'
import { discountLabel } from '../../../schema/ordering/receipt.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderItemRow } from '../../base/storage/statements/ordering/orders.ts'
import { withoutLinks } from './guestWords.ts'
import type { Letter, LetterItem } from './letter.ts'
import { isForBranch, type Occasion } from './occasion.ts'
import { de } from './texts.ts'

/** Items, sums and the tax in them, as they were frozen with the order. */
export function moneyOf(occasion: Occasion): Pick<Letter, 'items' | 'totals' | 'total' | 'taxes'> {
  const { kind, order, items, hidden } = occasion
  const pricing = fromJson(order.pricing)
  const amount = (label: string, cents: number) => ({ label, value: formatMoney(cents, order.currency) })
  const isOpen = items.some(({ product }) => hidden.has(product))
  const delivery =
    pricing.deliveryGross > 0 ? amount(de.delivery, pricing.deliveryGross) : { label: de.delivery, value: de.free }
  const parts = [
    ...(pricing.deposit > 0 ? [amount(de.deposit, pricing.deposit)] : []),
    ...(order.mode === 'delivery' ? [delivery] : []),
  ]
  const rounding = cashRounding(order)
  const { label, value } = amount(de.total, order.totalGross)
  return {
    items: items
      .map(item => itemOf(item, order.currency, hidden.has(item.product)))
      .map(item => (isForBranch(kind) ? item : { ...item, lines: item.lines.map(withoutLinks) })),
    totals: [...(parts.length > 0 && !isOpen ? [amount(de.goods, pricing.gross)] : []), ...parts],
    total: { label, value: isOpen ? `${de.from} ${value}` : value },
    taxes: [
      ...(pricing.discount && !isOpen ? [amount(discountLabel, pricing.discount)] : []),
      ...(rounding === 0 || isOpen
        ? []
        : [amount(de.rounding, rounding), amount(de.inCash, order.totalGross + rounding)]),
      ...(isOpen ? [] : pricing.taxes.filter(({ rate }) => rate > 0)).map(({ rate, tax }) =>
        amount(de.tax(rate.toLocaleString('de-DE')), tax),
      ),
      // Paid by the business: it is in no sum.
      ...(pricing.donation > 0 ? [amount(de.donation, pricing.donation)] : []),
    ],
  }
}

function itemOf(item: OrderItemRow, currency: string, isHidden: boolean): LetterItem {
  // Orders of the first days were stored without their words.
  const { lines = [] } = fromJson(item.parts)
  return {
    amount: amountOf(item),
    name: item.name,
    lines,
    price: isHidden ? de.onRequest : formatMoney(item.gross, currency),
  }
}

function amountOf({ amount, unit }: OrderItemRow): string {
  if (!isUnit(unit)) return amount.toLocaleString('de-DE')
  return unit === 'amount' ? `${formatQuantity(amount, unit)}×` : formatQuantity(amount, unit)
}
