import type { Allergen } from './allergens.ts'
import type { Diet } from './diets.ts'
import { optionsIn, type PartValues } from './parts.ts'
import type { ConfigOption, Product } from './product.ts'

/** What is in a product and for whom it is. */
export interface Composition {
  readonly allergens: readonly Allergen[]
  readonly additives: Product['additives']
  readonly diets: readonly Diet[]
}

/**
 * What is in a product with everything that is chosen (Annex II of regulation 1169/2011), and the diets that still hold: one
 * that the business states of the product falls where a chosen option is not for it, or has an allergen that contradicts it.
 */
export function compositionOf(product: Product, values: PartValues): Composition {
  const options = optionsIn(product, values)
  return {
    allergens: union(
      product.allergens,
      options.map(option => option.allergens),
    ),
    additives: union(
      product.additives,
      options.map(option => option.additives),
    ),
    diets: told(dietsOf(product).filter(diet => options.every(option => suits(option, diet)))),
  }
}

/** Diets the business states of a product, before anything is chosen: what is vegan is vegetarian too. */
export const dietsOf = ({ diets }: Product): readonly Diet[] =>
  diets.includes('vegan') ? union(diets, [['vegetarian']]) : diets

/** Whether an option keeps to a diet, as far as its allergens and what the business says of it tell. */
export const suits = ({ allergens, notFor }: Pick<ConfigOption, 'allergens' | 'notFor'>, diet: Diet): boolean =>
  !(notFor ?? []).some(each => each === diet || (each === 'vegetarian' && diet === 'vegan')) &&
  !allergens.some(allergen => against[diet].includes(allergen))

const against: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'fish', 'molluscs', 'egg', 'milk'],
  glutenFree: ['gluten'],
  lactoseFree: ['milk'],
}

/** What is vegan need not be called vegetarian. */
const told = (diets: readonly Diet[]): readonly Diet[] =>
  diets.filter(diet => diet !== 'vegetarian' || !diets.includes('vegan'))

const union = <T>(own: readonly T[], others: readonly (readonly T[] | null | undefined)[]): T[] => [
  ...new Set([...own, ...others.flatMap(list => list ?? [])]),
]
