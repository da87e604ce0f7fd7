import { keysOf } from '../../../../schema/base/keys.ts'
import { fieldOf, parsed } from '../../../../schema/base/record.ts'
import { type Allergen, allergens } from '../../../../schema/catalogue/allergens.ts'
import { type Diet, diets } from '../../../../schema/catalogue/diets.ts'
import { partsOf } from '../../../../schema/catalogue/parts.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'

/** What a guest does not eat. It stays on the device and is never sent. */
export interface FoodFilter {
  /** Products with one of these are left out. */
  readonly without: readonly Allergen[]
  /** Only products with all of these. */
  readonly diets: readonly Diet[]
}

/** `options`: the product itself fits, but something that can be chosen with it contains what is left out. */
type Fit = 'fits' | 'options' | 'unfit'

export const noFilter: FoodFilter = { without: [], diets: [] }

/**
 * Whether a product fits. Where a part has to be chosen and every choice contains what is left out, the product does not.
 * Vegan is vegetarian too; nothing else is concluded from what the business has stated.
 */
export function fitOf(product: Product, { without, diets }: FoodFilter): Fit {
  const isLeftOut = (list: readonly Allergen[]) => list.some(allergen => without.includes(allergen))
  if (!diets.every(diet => isDiet(product, diet)) || isLeftOut(product.allergens)) return 'unfit'
  if (without.length === 0) return 'fits'
  const choices = partsOf(product).filter(({ options }) => options.length > 0)
  if (choices.some(part => !part.optional && part.options.every(option => isLeftOut(option.allergens)))) return 'unfit'
  return choices.some(part => part.options.some(option => isLeftOut(option.allergens))) ? 'options' : 'fits'
}

/** Names of what some option would bring: 'Milch und Laktose', in the order of the regulation. */
export function inOptions(product: Product, { without }: FoodFilter): string[] {
  const brought = new Set(partsOf(product).flatMap(({ options }) => options.flatMap(option => option.allergens)))
  return allAllergens.filter(key => without.includes(key) && brought.has(key)).map(key => allergens[key])
}

export const isEmpty = ({ without, diets }: FoodFilter): boolean => without.length + diets.length === 0

/** 'vegan, ohne Ei, ohne Milch und Laktose' for the line that says the filter is on. */
export function filterWords({ without, diets: wanted }: FoodFilter): string {
  return [
    ...allDiets.filter(key => wanted.includes(key)).map(key => diets[key].toLowerCase()),
    ...allAllergens.filter(key => without.includes(key)).map(key => `ohne ${allergens[key]}`),
  ].join(', ')
}

/** As the device keeps it; null where nothing is left out. */
export const keptFilter = (filter: FoodFilter): string | null => (isEmpty(filter) ? null : JSON.stringify(filter))

/** What the device kept; whatever is not known any more is left out. */
export function readFilter(kept: string | null): FoodFilter {
  const filter = parsed(kept)
  const [without, diets] = [fieldOf(filter, 'without'), fieldOf(filter, 'diets')]
  return {
    without: Array.isArray(without) ? allAllergens.filter(key => without.includes(key)) : [],
    diets: Array.isArray(diets) ? allDiets.filter(key => diets.includes(key)) : [],
  }
}

export const allAllergens = keysOf(allergens)
export const allDiets = keysOf(diets)

const isDiet = (product: Product, diet: Diet): boolean =>
  product.diets.includes(diet) || (diet === 'vegetarian' && product.diets.includes('vegan'))
