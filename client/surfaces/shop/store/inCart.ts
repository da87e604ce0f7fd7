import { boundsOf, convertQuantity, formatQuantity } from '../../../../schema/rules/quantity.ts'
import type { CartLineView } from '../../../cart/cartView.ts'
import type { InCart } from '../../../menu/ProductRow.tsx'
import { needsChoice } from '../../../menu/productView.ts'

/**
 * What each product's row says of the cart. One unconfigured line steps in place; several lines, or configured ones, are
 * counted, because a row cannot know which of them is meant.
 */
export function inCartOf(lines: readonly CartLineView[]): ReadonlyMap<number, InCart> {
  const byProduct = new Map<number, CartLineView[]>()
  for (const line of lines) byProduct.set(line.item.product, [...(byProduct.get(line.item.product) ?? []), line])
  const rows = new Map<number, InCart>()
  for (const [product, own] of byProduct) {
    const row = rowOf(own)
    if (row) rows.set(product, row)
  }
  return rows
}

function rowOf(lines: readonly CartLineView[]): InCart | null {
  const [line] = lines
  const product = line?.product
  if (!line || !product) return null
  const { item } = line
  if (lines.length > 1 || needsChoice(product)) {
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
