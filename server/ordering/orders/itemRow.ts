import { compositionOf } from '../../../schema/catalogue/composition.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { itemLines, withWish } from '../../../schema/ordering/itemLines.ts'
import type { CartItem, Pricing } from '../../../schema/ordering/pricing.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import { toJson } from '../../base/storage/json.ts'
import type { OrderItemRow } from '../../base/storage/statements/ordering/orders.ts'

interface Offered {
  readonly product: Product
  readonly priced: Pricing['items'][number]
  /** Categories the menus list it in. */
  readonly categories: readonly number[]
}

/** A line as it is stored with its order. */
export const itemRow = (
  order: number,
  position: number,
  item: CartItem,
  { product, priced, categories }: Offered,
): OrderItemRow => ({
  order,
  position,
  product: product.id,
  name: product.name,
  amount: item.amount,
  unit: item.unit,
  parts: toJson({
    values: item.parts,
    choices: choicesOf(product, item.parts),
    ...withWish(item.wish),
    lines: itemLines(product, item),
    allergens: compositionOf(product, item.parts).allergens,
    categories,
  }),
  unitPrice: priced.unitPrice,
  gross: priced.gross,
  rate: priced.rate,
  deposit: priced.deposit,
  discount: priced.discount ?? 0,
})
