import type { Category } from '../../../../schema/catalogue/category.ts'
import { diets } from '../../../../schema/catalogue/diets.ts'
import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import type { ShownProducts } from '../ProductGroup.tsx'
import { type FoodFilter, fitOf, inOptions, isEmpty, readFilter } from './foodFilter.ts'
import { texts } from './texts.ts'

export interface SearchResult {
  /** By category id; what is in none of them is not shown. */
  readonly groups: ReadonlyMap<number, ShownProducts>
  /** Different products that are shown. */
  readonly count: number
  /** Different products that only the food filter leaves out. */
  readonly filtered: number
}

/**
 * What of a menu fits the words and the food filter. Every word has to occur in name, description, diet or category of a
 * product; capitals, accents and the spelling of umlauts and ß do not matter.
 */
export function searchProducts(groups: readonly MenuGroup[], term: string, filter: FoodFilter): SearchResult {
  const words = wordsOf(term)
  const shown = new Map<number, ShownProducts>()
  const counted = new Set<number>()
  const left = new Set<number>()
  for (const { category, entries } of groups) {
    const own = new Map<number, string | null>()
    for (const { product } of entries) {
      if (!hasAll(words, product, category)) continue
      const fit = isEmpty(filter) ? 'fits' : fitOf(product, filter)
      if (fit === 'unfit') left.add(product.id)
      else own.set(product.id, fit === 'options' ? texts.inOptions(inOptions(product, filter).join(' oder ')) : null)
    }
    for (const id of own.keys()) counted.add(id)
    shown.set(category.id, own)
  }
  return { groups: shown, count: counted.size, filtered: left.size }
}

/** The same with the filter as the device keeps it. */
export const searchWithKept = (groups: readonly MenuGroup[], term: string, kept: string | null): SearchResult =>
  searchProducts(groups, term, readFilter(kept))

interface Word {
  readonly plain: string
  readonly spelled: string
}

function wordsOf(term: string): Word[] {
  return term
    .split(/[\s,]+/)
    .filter(part => part !== '')
    .map(folded)
}

function hasAll(words: readonly Word[], product: Product, category: Category): boolean {
  if (words.length === 0) return true
  const [own, around] = [textOf(product), textOf(category)]
  return words.every(word => has(own, word) || has(around, word))
}

/** 'Kase', 'Kaese' and 'Käse' find both 'Käse' and 'Kaese'. */
const has = (text: Word, word: Word): boolean => text.plain.includes(word.plain) || text.spelled.includes(word.spelled)

/** Documents are replaced and never changed: what is folded once stays folded. */
const known = new WeakMap<Product | Category, Word>()

function textOf(thing: Product | Category): Word {
  const before = known.get(thing)
  if (before) return before
  const parts = 'diets' in thing ? thing.diets.map(diet => diets[diet]) : []
  const text = folded([thing.name, 'diets' in thing ? thing.description : '', ...parts].join(' '))
  known.set(thing, text)
  return text
}

function folded(text: string): Word {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
  return { plain: bare(lower), spelled: bare(lower.replace(/[äöü]/g, umlaut => `${bare(umlaut)}e`)) }
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
