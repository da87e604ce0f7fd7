import type { KeptPricing } from '../../../schema/ordering/keptOrder.ts'
import type { Pricing } from '../../../schema/ordering/pricing.ts'
import { choicesOf } from '../../../schema/ordering/reorder.ts'
import type { Terms } from '../../../schema/ordering/terms.ts'
import type { Catalogue, Wanted } from '../../../schema/ordering/wanted.ts'
import { agreedLine } from './lines/agreedLine.ts'

interface Judged {
  readonly wanted: Wanted
  readonly catalogue: Catalogue
}

/** The pricing of an order that is placed, with what it follows from; the prices of a slip (null) follow from nothing that is known. */
export function agreedPricing(pricing: Pricing, { wanted, catalogue }: Judged, terms: Terms | null): KeptPricing {
  if (!terms) return pricing
  const { account } = catalogue
  const discount = account?.discount ? { discount: account.discount } : {}
  const lines = pricing.items.flatMap((priced, index) => {
    const item = wanted.items[index]
    const product = item && catalogue.product(item.product)
    return product ? [agreedLine({ ...item, ...priced, choices: choicesOf(product, item.parts) }, product)] : []
  })
  return { ...pricing, agreed: { terms, delivery: pricing.deliveryGross, lines, ...discount } }
}
