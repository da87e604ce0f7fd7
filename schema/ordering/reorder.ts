import type { Mode } from '../business/modes.ts'
import { boundsOf, snapQuantity } from '../catalogue/bounds.ts'
import { priceItem } from '../catalogue/itemPrice.ts'
import { offeredChoices } from '../catalogue/offeredChoices.ts'
import { namesIn, type PartValues, partsOf, valueAt } from '../catalogue/parts.ts'
import { takesOptions } from '../catalogue/partTypes.ts'
import type { Product } from '../catalogue/product.ts'
import { formatQuantity, isUnit, unitsOf } from '../catalogue/quantity.ts'
import type { PublicOrderItem } from './calls.ts'
import { withWish } from './itemLines.ts'
import type { CartItem } from './pricing.ts'
import { itemObstacles } from './quoteItems.ts'
import { supplyOf } from './quoteTime.ts'
import type { Catalogue } from './wanted.ts'

/** A line for a cart; the cart gives it its key. */
export type ReorderItem = Omit<CartItem, 'key'>

/** Why an item cannot be taken over: not offered, sold out, not at this time, not in this unit, or to be configured anew. */
type LeftOut = 'gone' | 'soldOut' | 'notNow' | 'unit' | 'choose'

/** What is not as it was. The first leaves the item out, the others go with it. */
export type ReorderChange =
  | { readonly code: LeftOut; readonly name: string }
  /** Options that are no longer there; the rest is. */
  | { readonly code: 'options'; readonly name: string; readonly missing: readonly string[] }
  /** The amount as it can be ordered now. */
  | { readonly code: 'amount'; readonly name: string; readonly amount: string }
  /** Cents of the whole line, for the same amount. */
  | { readonly code: 'price'; readonly name: string; readonly before: number; readonly now: number }
  /** Texts or files of the old order have to be given again. */
  | { readonly code: 'entries'; readonly name: string }

export interface Reorder {
  readonly items: readonly ReorderItem[]
  readonly changes: readonly ReorderChange[]
}

/**
 * An old order as it can be ordered at `now` (epoch ms): what is still offered, and by name what is not, or not as it was.
 * Prices are compared per line as that order froze them; each line is judged by itself, so that one with a lead time
 * does not take a breakfast away. Takes any order: nonsense is left out.
 */
export function reorder(items: readonly PublicOrderItem[], mode: Mode, catalogue: Catalogue, now: number): Reorder {
  const judged = items.map(item => again(item, mode, catalogue, now))
  return {
    items: judged.flatMap(({ item }) => item ?? []),
    changes: judged.flatMap(({ changes }) => changes),
  }
}

/** Of a configuration what was chosen from options, by step: nothing that was typed or uploaded. */
export function choicesOf(product: Product, values: PartValues): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    partsOf(product).flatMap(part => {
      const value = valueAt(values, part.step)
      if (value === null || !takesOptions(part)) return []
      return [[part.step, typeof value === 'string' ? value : namesIn(value)] as const]
    }),
  )
}

interface Judged {
  readonly item: ReorderItem | null
  readonly changes: readonly ReorderChange[]
}

function again(old: PublicOrderItem, mode: Mode, catalogue: Catalogue, now: number): Judged {
  const product = catalogue.product(old.product)
  if (!product) return leftOut('gone', old.name)
  if (!isUnit(old.unit) || !unitsOf(product).includes(old.unit)) return leftOut('unit', product.name)
  const { parts, missing } = presentChoices(product, old.parts)
  const bounds = boundsOf(product, old.unit)
  const wish = catalogue.branch.isLineWishEnabled ? withWish(old.wish) : {}
  const item = { product: product.id, amount: snapQuantity(old.amount, bounds), unit: old.unit, parts, ...wish }
  const reason = reasonAgainst({ ...item, key: '' }, mode, catalogue, now)
  if (reason) return leftOut(reason, product.name)
  return { item, changes: [...differences(old, item, product), ...optionChanges(product.name, missing)] }
}

const leftOut = (code: LeftOut, name: string): Judged => ({
  item: null,
  changes: [{ code, name }],
})

const optionChanges = (name: string, missing: readonly string[]): ReorderChange[] =>
  missing.length > 0 ? [{ code: 'options', name, missing }] : []

/** The choices that can still be made, and the names of those that cannot: their option or their whole step is gone. */
function presentChoices(product: Product, old: PublicOrderItem['parts']): { parts: PartValues; missing: string[] } {
  const { parts, gone } = offeredChoices(product, old)
  const steps = new Set(partsOf(product).flatMap(part => (takesOptions(part) ? [part.step] : [])))
  const stepless = Object.entries(old).flatMap(([step, value]) => (steps.has(step) ? [] : namesIn(value)))
  const chosen = Object.entries(parts).filter(([step, value]) => steps.has(step) && namesIn(value).length > 0)
  return { parts: Object.fromEntries(chosen), missing: [...gone, ...stepless] }
}

const leavesOut: Readonly<Record<string, LeftOut>> = {
  productGone: 'gone',
  productNotOnMenu: 'gone',
  priceHidden: 'gone',
  productSoldOut: 'soldOut',
  productNotThen: 'notNow',
}

/** Why the item cannot be taken over; null if it can. Something unheard of stands against it like something sold out. */
function reasonAgainst(item: CartItem, mode: Mode, catalogue: Catalogue, now: number): LeftOut | null {
  const wanted = { items: [item], mode, deliveryArea: null, appointment: null, donatee: null, table: null }
  const obstacles = itemObstacles(item, 0, catalogue, supplyOf(wanted, catalogue, now), now)
  const offer = obstacles.find(({ field }) => !field?.startsWith('items.0.parts'))
  if (offer) return leavesOut[offer.code] ?? 'soldOut'
  return obstacles.length > 0 ? 'choose' : null
}

function differences(old: PublicOrderItem, item: ReorderItem, product: Product): ReorderChange[] {
  const { name } = product
  const entries: ReorderChange[] = old.hasEntries ? [{ code: 'entries', name }] : []
  if (item.amount !== old.amount)
    return [{ code: 'amount', name, amount: formatQuantity(item.amount, item.unit) }, ...entries]
  const price = priceItem(product, item)
  return price === old.gross ? entries : [{ code: 'price', name, before: old.gross, now: price }, ...entries]
}
