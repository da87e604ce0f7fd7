import type { Branch } from '../../../schema/business/branch.ts'
import { areaOf, missingToFree, missingToMinimum } from '../../../schema/business/deliveryAreas.ts'
import { sells, type Visibility } from '../../../schema/catalogue/availability.ts'
import { type Bounds, boundsOf } from '../../../schema/catalogue/bounds.ts'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { compositionText } from '../../../schema/catalogue/compositionText.ts'
import { guestUnits } from '../../../schema/catalogue/guestUnits.ts'
import { partsOf } from '../../../schema/catalogue/parts.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { isConverted, pricePrefix } from '../../../schema/catalogue/productPrice.ts'
import type { Cart } from '../../../schema/ordering/cart.ts'
import { itemLines } from '../../../schema/ordering/itemLines.ts'
import { chosenCharacters, MOST_CHARACTERS } from '../../../schema/ordering/orderLimits.ts'
import { type CartItem, type Pricing } from '../../../schema/ordering/pricing.ts'

/** A line as it is shown. */
export interface CartLineView {
  readonly item: CartItem
  /** Undefined when the shop does not have it any more. */
  readonly product: Product | undefined
  readonly details: readonly string[]
  /** What is in it as it is chosen: 'Vegan · Allergene: A'; null where nothing is known. */
  readonly contents: string | null
  /** Cents; null where the price is told with the offer. */
  readonly gross: number | null
  readonly prefix: string
  readonly deposit: number
  /** 'waiting' while the catalogue is not here in full: what it lacks may still come. */
  readonly state: 'fine' | 'unavailable' | 'gone' | 'waiting'
  readonly bounds: Bounds | null
  /** There is more to change than the amount: steps, or units. */
  readonly isEditable: boolean
}

export interface CartView {
  readonly lines: readonly CartLineView[]
  readonly pricing: Pricing
  /** Name of the area it is delivered to; null where none is chosen, or one that is no longer served. */
  readonly deliveryArea: string | null
  /** Cents, or null where nothing is missing or no area is chosen. */
  readonly minimum: { readonly value: number; readonly missing: number } | null
  /** Cents to free delivery; null where there is no such offer. */
  readonly missingToFree: number | null
  /** Why it cannot go on to the checkout; null if it can. */
  readonly obstacle: 'minimum' | 'notAvailable' | 'tooLong' | 'waiting' | null
  readonly hasHiddenPrices: boolean
}

interface Surroundings {
  readonly branch: Branch
  readonly pricing: Pricing
  readonly product: (id: number) => Product | undefined
  readonly visibility: (product: Product) => Visibility
  /** Whether the catalogue is here in full: then a product it lacks is gone. */
  readonly isComplete: boolean
}

/** Everything the cart's panel shows, derived from ids and quantities: prices are never kept. */
export function viewOf(cart: Cart, around: Surroundings): CartView {
  const { branch, pricing } = around
  const lines = cart.items.map((item, index) => lineOf(item, pricing.items[index], around))
  const area = cart.mode === 'delivery' ? areaOf(branch, cart.deliveryArea) : null
  // What is taken off for a customer changes nothing of what has to be ordered.
  const goods = pricing.gross + (pricing.discount ?? 0)
  const missing = area ? missingToMinimum(area, goods) : 0
  const isTooLong = chosenCharacters(cart.items) > MOST_CHARACTERS
  return {
    lines,
    pricing,
    deliveryArea: area?.area ?? null,
    minimum: area && missing > 0 ? { value: area.minimumOrderValue ?? 0, missing } : null,
    missingToFree: area && cart.items.length > 0 ? missingToFree(area, goods) : null,
    obstacle: obstacleIn(lines) ?? (isTooLong ? 'tooLong' : missing > 0 ? 'minimum' : null),
    hasHiddenPrices: lines.some(line => line.product?.isPriceHidden),
  }
}

function obstacleIn(lines: readonly CartLineView[]): CartView['obstacle'] {
  if (lines.some(line => line.state === 'waiting')) return 'waiting'
  return lines.some(line => line.state !== 'fine') ? 'notAvailable' : null
}

function lineOf(
  item: CartItem,
  priced: Pricing['items'][number] | undefined,
  { branch, product: find, visibility, isComplete }: Surroundings,
): CartLineView {
  const product = find(item.product)
  if (!product) return { ...blankLine(item), state: isComplete ? 'gone' : 'waiting' }
  const isAvailable = visibility(product) === 'available' && sells(branch, product)
  return {
    item,
    product,
    details: itemLines(product, item),
    contents: compositionText(compositionOf(product, item.parts)),
    gross: product.isPriceHidden ? null : (priced?.gross ?? 0),
    prefix: priced ? pricePrefix(priced.model, isConverted(product, item.unit)).replace('Fix ', '') : '',
    deposit: priced?.deposit ?? 0,
    state: isAvailable ? 'fine' : 'unavailable',
    bounds: boundsOf(product, item.unit),
    isEditable:
      isAvailable &&
      (branch.isLineWishEnabled === true || partsOf(product).length > 0 || guestUnits(product).length > 1),
  }
}

const blankLine = (item: CartItem) => ({
  item,
  product: undefined,
  details: [],
  contents: null,
  gross: null,
  prefix: '',
  deposit: 0,
  bounds: null,
  isEditable: false,
})
