import type { Product } from '../catalogue/product.ts'

/** Whether a price of these lines is told with the offer: their total is only where it begins. */
export const hasHiddenPrices = (
  items: readonly { readonly product: number }[],
  product: (id: number) => Pick<Product, 'isPriceHidden'> | undefined,
): boolean => items.some(item => product(item.product)?.isPriceHidden)
