import type { Product } from '../../../schema/catalogue/product.ts'
import type { Ink } from '../../../schema/signage/drawing.ts'
import { valuesOf } from '../../../schema/signage/placeholders.ts'

/** What a layout is drawn with for a product, or for none. `currency` as in the settings: 'EUR'. */
export const dataOf = (product: Product | undefined, currency = 'EUR'): Pick<Ink, 'values' | 'picture' | 'live'> =>
  product
    ? { values: valuesOf(product, currency), picture: product.images[0] ?? null, live: null }
    : { values: {}, picture: null, live: null }
