import { fieldOf, parsed } from '../../../schema/base/record.ts'
import { normaliseParts } from '../../../schema/catalogue/configuration.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import { memo } from '../../device/storage/memo.ts'

/** What somebody chose last for each product on this device: names of options only, nothing that was typed or uploaded. */
export function lastChoices(product: Product): PartValues {
  const kept = fieldOf(parsed(memo.get(KEY)), String(product.id))
  return typeof kept === 'object' && kept !== null ? normaliseParts(product, { ...kept }) : {}
}

export function rememberChoices(product: Product, parts: PartValues): void {
  const before = parsed(memo.get(KEY))
  const others = typeof before === 'object' && before !== null ? Object.entries(before) : []
  const own = String(product.id)
  const kept = [...others.filter(([id]) => id !== own), [own, choicesOf(product, parts)]].slice(-MOST)
  memo.set(KEY, JSON.stringify(Object.fromEntries(kept)))
}

export const forgetChoices = (): void => memo.set(KEY, null)

const KEY = 'menu:choices'
/** Products that are remembered. */
const MOST = 100
