import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'

/** So many are shown one after the other. */
const MOST = 18

/** What of a menu can be had now and has a picture: the first of each category, then the second of each, and so on. */
export function freshProducts(groups: readonly MenuGroup[]): Product[] {
  const shelves = groups.map(({ entries }) =>
    entries
      .filter(({ product, visibility }) => visibility === 'available' && product.images.length > 0)
      .map(({ product }) => product),
  )
  const deepest = Math.max(0, ...shelves.map(({ length }) => length))
  const found = new Set<Product>()
  for (let place = 0; place < deepest; place += 1)
    for (const shelf of shelves) {
      const product = shelf[place]
      if (product) found.add(product)
    }
  return [...found].slice(0, MOST)
}
