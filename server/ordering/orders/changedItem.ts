import { errorMessages } from '../../../schema/base/answer.ts'
import { problem } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { normaliseParts, partProblems } from '../../../schema/catalogue/configuration.ts'
import { configuredUnitPrice } from '../../../schema/catalogue/itemPrice.ts'
import { type PartValues, partsOf, valueAt } from '../../../schema/catalogue/parts.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { unitsOf } from '../../../schema/catalogue/quantity.ts'
import { uploadsOf } from '../../../schema/catalogue/uploads.ts'
import { centsOff } from '../../../schema/ordering/account.ts'
import { itemLines, withWish } from '../../../schema/ordering/itemLines.ts'
import type { AgreedLine } from '../../../schema/ordering/keptOrder.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import type { ItemEditCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderItemRow } from '../../base/storage/statements/ordering/orders.ts'
import { depositOf, grossOf } from './lines/agreedLine.ts'

interface Around {
  readonly agreed: AgreedLine
  /** As it is today; undefined where it is gone. */
  readonly product: Product | undefined
  /** What is taken off for the customer of the order. */
  readonly percent?: number | undefined
}

/**
 * A line of an order as staff change it, priced as it was agreed: the price and the deposit of that day count, whatever became
 * of the product, and other choices change it by what they are dearer or cheaper now. There and back costs what it cost.
 * Amounts follow no step and no minimum, because a scale shows what it shows; 0 leaves the line out. Throws 422 at `amount`,
 * `unit` or `parts.{step}`.
 */
export function changedItem(item: OrderItemRow, call: Omit<ItemEditCall, 'rev'>, around: Around): OrderItemRow {
  const { amount = item.amount, unit = item.unit } = call
  if (!call.parts && amount === item.amount && unit === item.unit) return item
  const { agreed, product, percent } = around
  if (!unitsOf(agreed.measures).includes(unit)) throw new Fault(422, [obstacle('unit', 'unit', item.name)])
  if (!product && call.parts) throw changedSince('parts')
  // Of a line that was left out before it was kept what it is, only the product tells what some of it costs.
  if (agreed.amount === 0 && !(product && unitsOf(product).includes(unit))) throw changedSince('amount')
  const line = {
    ...item,
    amount,
    unit,
    ...(product && call.parts ? chosenAnew(item, call.parts, product, agreed) : {}),
  }
  if (amount === 0) return { ...line, gross: 0, deposit: 0, discount: 0 }
  // What everybody would pay changes, and what is taken off follows.
  const gross = grossOf(agreed, line)
  const discount = centsOff(gross, percent)
  return { ...line, gross: gross - discount, discount, deposit: depositOf(agreed, line) }
}

const changedSince = (field: string): Fault =>
  new Fault(422, [{ code: 'itemChanged', message: errorMessages.itemChanged, field }])

/** The line made of other choices, with what one of it costs then. */
function chosenAnew(
  { parts, unitPrice }: OrderItemRow,
  given: NonNullable<ItemEditCall['parts']>,
  product: Product,
  agreed: AgreedLine,
): Pick<OrderItemRow, 'parts' | 'unitPrice'> {
  const kept = fromJson(parts)
  const values = chosen(product, given, kept.values)
  const choices = choicesOf(product, values)
  return {
    parts: toJson({
      ...kept,
      values,
      choices,
      lines: itemLines(product, { ...withWish(kept.wish), parts: values }),
      allergens: compositionOf(product, values).allergens,
    }),
    unitPrice: sameValue(choices, choicesOf(product, kept.values)) ? unitPrice : priceWith(product, values, agreed),
  }
}

/** Cents for what the price is for: what was agreed, and by what these choices are dearer or cheaper now than those that were made then. */
function priceWith(product: Product, values: PartValues, agreed: AgreedLine): number {
  if (sameValue(choicesOf(product, values), agreed.choices)) return agreed.unitPrice
  const difference = configuredUnitPrice(product, values) - configuredUnitPrice(product, agreed.choices)
  return Math.max(0, agreed.unitPrice + difference)
}

/** New choices; files are only the guest's to give and stay as they are. */
function chosen(product: Product, given: NonNullable<ItemEditCall['parts']>, former: PartValues): PartValues {
  const files = partsOf(product).flatMap(({ step }) =>
    uploadsOf(valueAt(former, step)).length > 0 ? [[step, valueAt(former, step)] as const] : [],
  )
  const typed = Object.entries(given).filter(([, value]) => uploadsOf(value as never).length === 0)
  const values = normaliseParts(product, { ...Object.fromEntries(typed), ...Object.fromEntries(files) })
  const problems = partProblems(product, values)
  if (problems.length > 0)
    throw new Fault(
      422,
      problems.map(({ step, code }) => problem(code, ['parts', step])),
    )
  return values
}
