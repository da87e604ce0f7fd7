import type { DrawnAround } from '../base/entity.ts'
import { additives } from './additives.ts'
import { allergens } from './allergens.ts'
import { depositText } from './priceLine.ts'
import { basePriceText, priceText } from './priceText.ts'
import type { Product } from './product.ts'

/**
 * What layouts may say of a product. Allergens are written in words (LMIDV § 4: whoever sells loose food says them
 * in writing), the price per kilogram or litre beside the price (PAngV § 4), the deposit apart from it (PAngV § 7).
 */
export const drawnProduct = {
  values: (product: Product, { currency }: Pick<DrawnAround, 'currency'>) => {
    const price = priceText(product, currency)
    return {
      Name: product.name,
      Preis: price ? [price.amount, price.per].filter(Boolean).join(' ') : '',
      Grundpreis: basePriceText(product, currency) ?? '',
      Pfand: depositText(product, currency) ?? '',
      Beschreibung: product.description,
      Allergene: product.allergens.map(each => allergens[each]).join(', '),
      Zusatzstoffe: product.additives.map(each => additives[each]).join(', '),
      Artikelnummer: product.uid,
      EAN: product.gtin ?? '',
    }
  },
  picture: ({ images }: Product) => images[0],
}
