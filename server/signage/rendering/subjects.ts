import { config } from '../../../schema/business/config.ts'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import { valuesOf } from '../../../schema/signage/placeholders.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { Fault } from '../../base/http/fault.ts'

/** Whom layouts are drawn for. */
export function createSubjects(storage: BaseDeps['storage']) {
  return {
    /** Throws 404 where there is no such product. */
    async productBy(id: number): Promise<Product> {
      const product = await storage.read.documents.entity(products, id)
      if (!product) throw new Fault(404, 'notFound')
      return product
    },
    /** What a layout may say of a product. */
    async dataOf(product: Product) {
      const currency = (await storage.read.documents.entity(config, 1))?.currency ?? 'EUR'
      return { values: valuesOf(product, currency), picture: product.images[0] ?? null, live: null }
    },
  }
}
