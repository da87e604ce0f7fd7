import { errorMessages } from '../../../schema/base/answer.ts'
import { problem } from '../../../schema/base/problems.ts'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { normaliseParts, partProblems } from '../../../schema/catalogue/configuration.ts'
import { configuredUnitPrice, priceOf } from '../../../schema/catalogue/itemPrice.ts'
import { type PartValues, partsOf, valueAt } from '../../../schema/catalogue/parts.ts'
import { piecesOf } from '../../../schema/catalogue/pieces.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { cents } from '../../../schema/catalogue/productPrice.ts'
import { unitsOf } from '../../../schema/catalogue/quantity.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { uploadsOf } from '../../../schema/catalogue/uploads.ts'
import { centsOff } from '../../../schema/ordering/account.ts'
import { itemLines, withWish } from '../../../schema/ordering/itemLines.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import type { ItemEditCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderItemRow } from '../../base/storage/statements/ordering/orders.ts'

/**
 * A line of an order as staff change it, priced as it was ordered: the price of the day the guest agreed to counts, and other
 * choices change it by what they are dearer or cheaper now. Amounts follow no step and no minimum, because a scale shows what
 * it shows; 0 leaves the line out. `percent` is what is taken off for its customer. Throws 422 at `amount`, `unit` or `parts.{step}`.
 */
export function changedItem(
  item: OrderItemRow,
  call: Omit<ItemEditCall, 'rev'>,
  product: Product | undefined,
  percent = 0,
): OrderItemRow {
  if (percent === 0) return undiscounted(item, call, product)
  // What everybody would pay changes, and what is taken off follows.
  const changed = undiscounted({ ...item, gross: item.gross + item.discount }, call, product)
  const discount = centsOff(changed.gross, percent)
  return { ...changed, gross: changed.gross - discount, discount }
}

function undiscounted(item: OrderItemRow, call: Omit<ItemEditCall, 'rev'>, product: Product | undefined): OrderItemRow {
  const unit = call.unit ?? item.unit
  const amount = call.amount ?? item.amount
  if (!product) return scaled(item, amount, unit, call)
  if (!unitsOf(product).includes(unit)) throw new Fault(422, [obstacle('unit', 'unit', product.name)])
  const kept = fromJson(item.parts)
  const values = call.parts ? chosen(product, call.parts, kept.values) : kept.values
  const difference = configuredUnitPrice(product, values) - configuredUnitPrice(product, kept.values)
  const changed = { ...item, amount, unit, unitPrice: Math.max(0, item.unitPrice + difference) }
  const parts = {
    ...kept,
    values,
    choices: choicesOf(product, values),
    lines: itemLines(product, { ...withWish(kept.wish), parts: values }),
    allergens: compositionOf(product, values).allergens,
  }
  return {
    ...changed,
    parts: call.parts ? toJson(parts) : item.parts,
    gross: amount === 0 ? 0 : grossOf(product, item, changed),
    deposit: amount === 0 ? 0 : depositOf(product, item, changed),
  }
}

/** The product is gone: what was ordered can become more or less of it. */
function scaled(item: OrderItemRow, amount: number, unit: Unit, { parts }: Omit<ItemEditCall, 'rev'>): OrderItemRow {
  if (parts || unit !== item.unit || item.amount === 0)
    throw new Fault(422, [
      { code: 'itemChanged', message: errorMessages.itemChanged, field: parts ? 'parts' : 'amount' },
    ])
  const share = amount / item.amount
  return { ...item, amount, gross: cents(item.gross * share), deposit: cents(item.deposit * share) }
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

function grossOf(product: Product, item: OrderItemRow, changed: OrderItemRow): number {
  const price = (line: OrderItemRow): number => priceOf(product, line, line.unitPrice)
  const before = price(item)
  // The price is for something else than when it was ordered: a share of what was agreed is fair.
  if (item.amount > 0 && before !== item.gross && before > 0) return cents((item.gross * price(changed)) / before)
  return price(changed)
}

function depositOf(product: Product, item: OrderItemRow, changed: OrderItemRow): number {
  const pieces = (line: OrderItemRow): number => piecesOf(product, line.amount, line.unit)
  const perPiece = item.amount > 0 ? item.deposit / pieces(item) : (product.deposit?.amount ?? 0)
  return cents(perPiece * pieces(changed))
}
