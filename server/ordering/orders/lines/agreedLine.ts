import { priceOf } from '../../../../schema/catalogue/itemPrice.ts'
import { piecesOf } from '../../../../schema/catalogue/pieces.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { cents, type PricedBy } from '../../../../schema/catalogue/productPrice.ts'
import { conversion, unitsOf } from '../../../../schema/catalogue/quantity.ts'
import type { AgreedLine } from '../../../../schema/ordering/keptOrder.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { OrderItemRow } from '../../../base/storage/statements/ordering/orders.ts'

type Line = Omit<AgreedLine, 'measures'> & { readonly discount?: number }

/** What is agreed by a line whose money (cents) is for all of it, `gross` without the `discount`, of a product as it is now; undefined where that is gone. */
export function agreedLine(line: Line, product: Product | undefined): AgreedLine {
  const { amount, unit, choices, unitPrice, gross, discount = 0 } = line
  const measures = measuresOf(product, line)
  const pieces = piecesOf(measures, amount, unit)
  const deposit = pieces > 0 ? line.deposit / pieces : (product?.deposit?.amount ?? 0)
  return { amount, unit, choices, unitPrice, gross: gross + discount, deposit, measures }
}

/** What is agreed anew by a line that is offered as it now is; one that was left out can still come back as it was. */
export function offeredLine(agreed: AgreedLine, item: OrderItemRow): AgreedLine {
  const { amount, unit, unitPrice, gross, discount } = item
  const { choices = agreed.choices } = fromJson(item.parts)
  return amount === 0 ? agreed : { ...agreed, amount, unit, unitPrice, choices, gross: gross + discount }
}

/**
 * Cents of another amount, unit or unit price (cents) of a line, before anything is taken off. A price that was offered, or that
 * a slip told, is shared out by amount and by what each is dearer or cheaper.
 */
export function grossOf(agreed: AgreedLine, line: Pick<AgreedLine, 'amount' | 'unit' | 'unitPrice'>): number {
  const { measures, gross, amount, unitPrice } = agreed
  const price = priceOf(measures, line, line.unitPrice)
  if (amount === 0 || priceOf(measures, agreed, unitPrice) === gross) return price
  const [times, per] = conversion(measures, line.unit, agreed.unit)
  const share = (gross * line.amount * times) / (per * amount)
  return unitPrice > 0 ? cents((share * line.unitPrice) / unitPrice) : cents(share) + price
}

/** Cents of deposit for another amount of a line. */
export const depositOf = (
  { measures, deposit }: AgreedLine,
  { amount, unit }: Pick<AgreedLine, 'amount' | 'unit'>,
): number => cents(deposit * piecesOf(measures, amount, unit))

/** What a product is measured in; a line of one that is gone, or not sold like that any more, is only more or less of itself. */
function measuresOf(product: Product | undefined, { unit }: Line): PricedBy {
  if (!product || !unitsOf(product).includes(unit)) return { unit, alternativeUnits: [] }
  const alternativeUnits = product.alternativeUnits.map(other => ({ unit: other.unit, ratio: other.ratio }))
  return { unit: product.unit, alternativeUnits, ...(product.pricing ? { pricing: product.pricing } : {}) }
}
