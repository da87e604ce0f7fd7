import { keysOf } from '../../../../schema/base/keys.ts'
import { fieldOf, parsed } from '../../../../schema/base/record.ts'
import { type Allergen, allergens } from '../../../../schema/catalogue/allergens.ts'
import { dietsOf, suits } from '../../../../schema/catalogue/composition.ts'
import { type Diet, diets } from '../../../../schema/catalogue/diets.ts'
import { limitsOf } from '../../../../schema/catalogue/limits.ts'
import { partsOf } from '../../../../schema/catalogue/parts.ts'
import { takesOptions } from '../../../../schema/catalogue/partTypes.ts'
import type { ConfigOption, ConfigPart, Product } from '../../../../schema/catalogue/product.ts'

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
 * Whether a product fits. Where a part has to be chosen and too few choices keep to the filter, the product does not.
 */
export function fitOf(product: Product, { without, diets }: FoodFilter): Fit {
  const stated = dietsOf(product)
  if (!diets.every(diet => stated.includes(diet)) || has(product, without)) return 'unfit'
  const isLeftOut = (option: ConfigOption) => has(option, without) || !diets.every(diet => suits(option, diet))
  const choices = partsOf(product).filter(part => takesOptions(part) && part.options.some(isLeftOut))
  // A step with a condition may not be asked for at all.
  const isUnfit = (part: ConfigPart) =>
    !part.optional && !part.onlyIf && part.options.filter(option => !isLeftOut(option)).length < limitsOf(part).least
  return choices.some(isUnfit) ? 'unfit' : choices.length > 0 ? 'options' : 'fits'
}

const has = (thing: { readonly allergens: readonly Allergen[] }, without: readonly Allergen[]): boolean =>
  thing.allergens.some(allergen => without.includes(allergen))

/**
 * What to mind of a product that fits by what is chosen with it: the allergens that some option brings, in the order of the
 * regulation ('Milch und Laktose'), and the diets that some option does not keep to ('Vegan').
 */
export function inOptions(product: Product, { without, diets: wanted }: FoodFilter): Mind {
  const options = partsOf(product).flatMap(part => part.options)
  const brought = new Set(options.flatMap(option => option.allergens))
  const lost = allDiets.filter(key => wanted.includes(key) && !options.every(option => suits(option, key)))
  return {
    allergens: allAllergens.filter(key => without.includes(key) && brought.has(key)).map(key => allergens[key]),
    diets: lost.map(key => diets[key]),
  }
}

interface Mind {
  readonly allergens: readonly string[]
  readonly diets: readonly string[]
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
