import { describeParts } from '../catalogue/configuration.ts'
import type { Product } from '../catalogue/product.ts'
import type { CartItem } from './pricing.ts'

/** Characters of what a guest wishes for one line. */
export const LONGEST_WISH = 120

/** 'Brot: Vollkorn' and 'Wunsch: ohne Zwiebel', below the name of a line on every screen, ticket and mail. */
export const itemLines = (product: Product, { parts, wish }: Pick<CartItem, 'parts' | 'wish'>): string[] => [
  ...describeParts(product, parts),
  ...(wish ? [`Wunsch: ${wish}`] : []),
]

/** A wish as it is kept: on one line, without what is around it; nothing where nothing is said. */
export function withWish(text: string | null | undefined): Pick<CartItem, 'wish'> {
  const wish = (text ?? '').replace(/\s+/g, ' ').trim()
  return wish === '' ? {} : { wish }
}
