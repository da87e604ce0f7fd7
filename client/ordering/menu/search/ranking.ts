import type { Category } from '../../../../schema/catalogue/category.ts'
import { diets } from '../../../../schema/catalogue/diets.ts'
import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { isOneLetterOff } from './typo.ts'

/** Of what a search does not show. */
export const NOT_FOUND = Number.POSITIVE_INFINITY

/** From this length on a word is looked for within longer ones and may have a wrong letter: shorter ones stand in everything. */
const LONG = 4

/**
 * How well a product in a category fits a term: 0 and more, the lower the better, NOT_FOUND where a word of the term is missing.
 * A word that nothing on the menu has is taken for a slip of one letter.
 */
export function matcher(groups: readonly MenuGroup[], term: string): (product: Product, category: Category) => number {
  const scorers = wordsOf(term).map(word => scorerOf(word, groups))
  return (product, category) => scorers.reduce((sum, score) => sum + score(fold(product), fold(category)), 0)
}

/** The words of a term or a text, each in both spellings of its umlauts; ß is ss, and accents are left out. */
export function wordsOf(text: string): Word[] {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
  const plain = lettersOf(lower)
  const spelled = /[äöü]/.test(lower) ? lettersOf(lower.replace(umlauts, umlaut => `${bare(umlaut)}e`)) : plain
  return plain.map((word, index) => ({ plain: word, spelled: spelled[index] ?? word }))
}

interface Word {
  /** 'kase' */
  readonly plain: string
  /** 'kaese' */
  readonly spelled: string
}

/** The texts of a product or category by what they are, split into words. */
interface Text {
  readonly name: readonly Word[]
  readonly rest: readonly Word[]
}

type Scorer = (own: Text, around: Text) => number

/** The name before the category, that before diets and description; whole words before beginnings, these before what is within. */
const scores = { name: 0, category: 10, rest: 20, typo: 40 } as const

function scorerOf(word: Word, groups: readonly MenuGroup[]): Scorer {
  const exact: Scorer = (own, around) =>
    Math.min(
      scores.name + nearest(own.name, word, true),
      scores.category + nearest(around.name, word, false),
      scores.rest + nearest(own.rest, word, false),
    )
  const isLong = word.plain.length >= LONG
  const isThere = groups.some(({ category, entries }) =>
    entries.some(({ product }) => exact(fold(product), fold(category)) !== NOT_FOUND),
  )
  if (isThere || !isLong) return exact
  return (own, around) => {
    if (own.name.some(each => isSlip(each, word))) return scores.typo
    return around.name.some(each => isSlip(each, word)) ? scores.typo + scores.category : NOT_FOUND
  }
}

/** 0 a whole word, 1 the beginning of one, 2 the end of one in a name (Kräutertee), 3 within one. */
function nearest(words: readonly Word[], word: Word, isName: boolean): number {
  let best = NOT_FOUND
  for (const each of words) {
    best = Math.min(best, distance(each.plain, word.plain, isName), distance(each.spelled, word.spelled, isName))
    if (best === 0) return 0
  }
  return best
}

function distance(text: string, part: string, isName: boolean): number {
  const at = text.indexOf(part)
  if (at < 0) return NOT_FOUND
  if (at === 0) return text.length === part.length ? 0 : 1
  if (isName && text.endsWith(part)) return 2
  return part.length >= LONG ? 3 : NOT_FOUND
}

const isSlip = (text: Word, word: Word): boolean =>
  isOneLetterOff(text.plain, word.plain) || isOneLetterOff(text.spelled, word.spelled)

/** Documents are replaced and never changed: what is folded once stays folded. */
const known = new WeakMap<Product | Category, Text>()

/** What a search reads of a product or category, folded once. */
export function fold(thing: Product | Category): Text {
  const before = known.get(thing)
  if (before) return before
  const rest = 'diets' in thing ? [thing.description, ...thing.diets.map(diet => diets[diet])] : []
  const text = { name: wordsOf(thing.name), rest: wordsOf(rest.join(' ')) }
  known.set(thing, text)
  return text
}

const lettersOf = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? []

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

const umlauts = /[äöü]/g
