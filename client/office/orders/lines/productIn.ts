import { type Product, products } from '../../../../schema/catalogue/product.ts'
import type { Row } from '../../../data/office/office.ts'

/** Documents are read as they were stored: with what replication adds, and perhaps before a field was declared. */
const stored = products.shape.strip()

/** The product in a row of the device; null for a draft that is none yet. */
export function productIn({ id, rev, body }: Pick<Row, 'id' | 'rev' | 'body'>): Product | null {
  const parsed = stored.safeParse({ ...products.blank, ...body })
  return parsed.success ? { ...parsed.data, id, rev } : null
}
