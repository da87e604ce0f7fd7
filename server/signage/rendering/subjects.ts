import type { Actor } from '../../../schema/base/access.ts'
import type { DrawnAround } from '../../../schema/base/entity.ts'
import { config } from '../../../schema/business/config.ts'
import { drawnProduct } from '../../../schema/catalogue/drawnProduct.ts'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import { drawnData } from '../../../schema/signage/drawnData.ts'
import type { DrawnSubject } from '../../../schema/signage/imageTemplate.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { readAs } from '../../base/documents/rest.ts'
import { Fault } from '../../base/http/fault.ts'
import { bodyOf } from '../../base/storage/json.ts'

/** Whom layouts are drawn for. */
export function createSubjects({ storage, entities, clock }: Pick<BaseDeps, 'storage' | 'entities' | 'clock'>) {
  async function around(): Promise<DrawnAround> {
    const { currency = 'EUR', timeZone = 'Europe/Vienna' } = (await storage.read.documents.entity(config, 1)) ?? {}
    return { currency, timeZone, now: clock.now() }
  }
  return {
    /** Throws 404 where there is no such product. */
    async productBy(id: number): Promise<Product> {
      const product = await storage.read.documents.entity(products, id)
      if (!product) throw new Fault(404, 'notFound')
      return product
    },
    /** What a layout may say of a product. */
    dataOf: async (product: Product) => drawnData({ drawn: drawnProduct }, product, await around()),
    /** What a layout may say of a document, as far as this person may read it. Throws 401, 403 or 404. */
    async dataFor(type: DrawnSubject, id: number, actor: Actor) {
      const entity = entities.find(each => each.type === type)
      return drawnData(entity, entity && bodyOf(await readAs(storage, entity, actor, id)), await around())
    },
  }
}
