import { sameValue } from '../../../schema/base/sameValue.ts'
import { boundsOf, defaultChoice } from '../../../schema/catalogue/bounds.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import { asksFirst } from '../../../schema/catalogue/preselected.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { convertQuantity, formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { usualParts } from '../../../schema/catalogue/usual.ts'
import type { CartEvent } from '../cart/cart.machine.ts'
import type { CartLineView } from '../cart/cartView.ts'
import type { InCart } from '../menu/ProductRow.tsx'
import type { MenuEvent } from './cartPort.ts'

/**
 * What each product's row says of the cart. An only line steps in place; several lines are counted, because a row cannot
 * know which of them is meant, and so are those of a product that is not added without asking. What has not changed since `before` is the same object.
 */
export function inCartOf(
  lines: readonly Line[],
  before: ReadonlyMap<number, InCart> = new Map(),
): ReadonlyMap<number, InCart> {
  const byProduct = new Map<number, Line[]>()
  for (const line of lines) byProduct.set(line.item.product, [...(byProduct.get(line.item.product) ?? []), line])
  const rows = new Map<number, InCart>()
  for (const [product, own] of byProduct) {
    const row = rowOf(own)
    if (row) rows.set(product, sameAs(before.get(product), row))
  }
  return rows
}

type Line = Pick<CartLineView, 'item' | 'product'>

function rowOf(lines: readonly Line[]): InCart | null {
  const [line] = lines
  const product = line?.product
  if (!line || !product) return null
  const { item } = line
  if (lines.length > 1 || asksFirst(product)) {
    const total = lines.reduce(
      (sum, { item }) => sum + convertQuantity(product, item.amount, item.unit, lines[0]?.item.unit ?? item.unit),
      0,
    )
    return { amount: formatQuantity(total, item.unit), key: null, unit: item.unit, canMore: true, removes: false }
  }
  const { minimum, maximum } = boundsOf(product, item.unit)
  return {
    amount: formatQuantity(item.amount, item.unit),
    key: item.key,
    unit: item.unit,
    canMore: maximum === null || item.amount < maximum,
    removes: item.amount <= minimum,
  }
}

function sameAs(before: InCart | undefined, row: InCart): InCart {
  return before && sameValue(before, row) ? before : row
}

/** What a tap on a row means for the cart; null where the row is not in it any more. `last` is what was chosen here before. */
export function eventOf(
  event: MenuEvent,
  rows: ReadonlyMap<number, InCart>,
  last: (product: Product) => PartValues = () => ({}),
): CartEvent | null {
  if (event.type === 'product.added') {
    const { product } = event
    const choice = defaultChoice(product)
    const bounds = boundsOf(product, choice.unit)
    return {
      type: 'item.added',
      item: { product: product.id, ...choice, parts: usualParts(product, last(product)) },
      bounds,
    }
  }
  if (event.type !== 'product.stepped') return event
  const row = rows.get(event.product.id)
  if (!row) return null
  return {
    type: 'item.stepped',
    key: event.key,
    direction: event.direction,
    bounds: boundsOf(event.product, row.unit),
  }
}
