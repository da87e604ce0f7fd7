import { type Product, products } from '../../../../schema/catalogue/product.ts'
import type { Row } from '../../../data/office/office.ts'

/** The product in a row of the device; null for a draft that is none yet. */
export function productIn({ id, rev, body }: Row): Product | null {
  const parsed = products.shape.safeParse(body)
  return parsed.success ? { ...parsed.data, id, rev } : null
}
