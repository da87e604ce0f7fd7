import { errorMessages } from '../../../../schema/base/answer.ts'
import { problem } from '../../../../schema/base/problems.ts'
import { normaliseParts, partProblems } from '../../../../schema/catalogue/configuration.ts'
import { unitsOf } from '../../../../schema/catalogue/quantity.ts'
import { uploadsOf } from '../../../../schema/catalogue/uploads.ts'
import { discountedPricing, discountedTerms, percentOff } from '../../../../schema/ordering/account.ts'
import { withWish } from '../../../../schema/ordering/itemLines.ts'
import { obstacle } from '../../../../schema/ordering/obstacles.ts'
import { type CartItem, priceCart } from '../../../../schema/ordering/pricing.ts'
import { choicesOf } from '../../../../schema/ordering/reorder.ts'
import type { OrderItemCall } from '../../../../schema/ordering/requests.ts'
import { termsOf } from '../../../../schema/ordering/terms.ts'
import { Fault } from '../../../base/http/fault.ts'
import type { OrderItemRow, OrderRow } from '../../../base/storage/statements/ordering/orders.ts'
import { itemRow } from '../itemRow.ts'
import { dayOfSupply, type Present, type WholeAgreed } from '../reprice.ts'
import { agreedLine } from './agreedLine.ts'

interface Around {
  readonly present: Present
  categoriesOf(product: number): readonly number[]
  readonly agreed: WholeAgreed
}

/**
 * A line that staff add to an order, at today's price and the rates of the day it is supplied on, and what is agreed with it.
 * Staff know what is in the house: sold out or off the menu stands against nothing. Throws 422 at `product`, `unit` or
 * `parts.{step}`.
 */
export function addedLine(
  order: OrderRow,
  position: number,
  call: OrderItemCall,
  { present, categoriesOf, agreed }: Around,
): { readonly row: OrderItemRow; readonly agreed: WholeAgreed } {
  const product = present.product(call.product)
  if (!product) throw new Fault(422, [obstacle('productGone', 'product')])
  const unit = call.unit ?? product.unit
  if (!unitsOf(product).includes(unit)) throw new Fault(422, [obstacle('unit', 'unit', product.name)])
  const parts = normaliseParts(product, call.parts)
  const problems = partProblems(product, parts).map(({ step, code }) => problem(code, ['parts', step]))
  if (problems.length > 0) throw new Fault(422, problems)
  // A file is its guest's to give, with the order.
  if (Object.values(parts).some(value => uploadsOf(value).length > 0))
    throw new Fault(422, [{ code: 'itemChanged', message: errorMessages.itemChanged, field: 'parts' }])
  const item: CartItem = {
    key: String(position),
    product: product.id,
    amount: call.amount,
    unit,
    parts,
    ...withWish(call.wish),
  }
  const input = {
    ...present,
    items: [item],
    mode: order.mode,
    deliveryArea: null,
    day: dayOfSupply(order, present.branch),
    donatee: null,
  }
  const terms = termsOf(input)
  const [deposit = null] = terms.deposits
  const percent = agreed.discount ? percentOff(agreed, categoriesOf(product.id)) : 0
  const discounted = discountedTerms(terms, [percent])
  const [goods] = discounted.goods
  const [priced] = discountedPricing(priceCart(input, terms), discounted).items
  if (!goods || !priced || goods.rate === null || deposit?.rate === null)
    throw new Fault(422, [obstacle('productUntaxed', 'product', product.name)])
  const row = itemRow(order.id, position, item, { product, priced, categories: categoriesOf(product.id) })
  return {
    row,
    agreed: {
      ...agreed,
      lines: agreed.lines.toSpliced(position, 1, agreedLine({ ...row, choices: choicesOf(product, parts) }, product)),
      terms: {
        ...agreed.terms,
        goods: agreed.terms.goods.toSpliced(position, 1, goods),
        deposits: agreed.terms.deposits.toSpliced(position, 1, deposit),
      },
    },
  }
}
