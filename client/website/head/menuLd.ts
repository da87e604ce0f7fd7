import type { Branch } from '../../../schema/business/branch.ts'
import { startingPrice, startsAt } from '../../../schema/catalogue/configuredPrice.ts'
import { activeMenu, type MenuGroup, menuGroups } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { basisOf } from '../../../schema/catalogue/productPrice.ts'
import { units } from '../../../schema/catalogue/units.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { imageAddress } from '../../ui/Picture.tsx'
import { decimal, type Ld, present } from './ld.ts'

/** More products than this are named with their prices only: a page must not weigh twice for those who never read this. */
const MAX_DESCRIBED = 60

/** What a guest sees of a branch's active menu at an instant (epoch ms); null without a menu. */
export function visibleMenu(branch: Branch, catalogue: Catalogue, at: number): readonly MenuGroup[] | null {
  const menu = activeMenu(catalogue.list('menus'), branch.id, at)
  if (!menu) return null
  const lookUp = {
    category: (id: number) => catalogue.get('categories', id),
    product: (id: number) => catalogue.get('products', id),
  }
  return menuGroups(menu, lookUp, at, branch.timeZone)
}

/** A menu with its sections and dishes. `at` is its address; prices that are told with the offer are left out. */
export function menuLd(groups: readonly MenuGroup[], at: string, origin: string, currency: string): Ld {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const isDescribed = count <= MAX_DESCRIBED
  return {
    '@type': 'Menu',
    url: at,
    inLanguage: 'de',
    hasMenuSection: groups.map(({ category, entries }) =>
      present({
        '@type': 'MenuSection',
        name: category.name,
        description: isDescribed ? category.description : '',
        hasMenuItem: entries.map(({ product }) => dishLd(product, isDescribed, origin, currency)),
      }),
    ),
  }
}

/** Lowest and highest visible price of a menu in cents; null where none is shown. */
export function priceSpan(groups: readonly MenuGroup[]): { from: number; to: number } | null {
  const prices = groups
    .flatMap(({ entries }) => entries.map(({ product }) => product))
    .filter(({ isPriceHidden }) => !isPriceHidden)
    .map(startingPrice)
    .filter(price => price > 0)
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null
}

function dishLd(product: Product, isDescribed: boolean, origin: string, currency: string): Ld {
  const [image] = product.images
  return present({
    '@type': 'MenuItem',
    name: product.name,
    description: isDescribed ? product.description : '',
    image: isDescribed && image ? `${origin}${imageAddress(image, 'small')}` : '',
    offers: product.isPriceHidden ? null : offerLd(product, currency),
    suitableForDiet: product.diets.map(diet => dietLd[diet]),
  })
}

function offerLd(product: Product, currency: string): Ld {
  const priced = pricedLd(product, currency)
  return product.gtin ? { ...priced, gtin: product.gtin } : priced
}

function pricedLd(product: Product, currency: string): Ld {
  const price = decimal(startingPrice(product))
  if (startsAt(product)) return { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: currency }
  const { amount, unit } = basisOf(product)
  if (unit === 'amount' && amount === 1) return { '@type': 'Offer', price, priceCurrency: currency }
  const referenceQuantity = { '@type': 'QuantitativeValue', value: amount, unitText: units[unit].short }
  const priceSpecification = { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, referenceQuantity }
  return { '@type': 'Offer', priceSpecification }
}

const dietLd: Readonly<Record<Product['diets'][number], string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  lactoseFree: 'https://schema.org/LowLactoseDiet',
}
