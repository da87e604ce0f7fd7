import { fold } from '../../../schema/base/fold.ts'
import { texts } from './texts.ts'

/** Something „Strg K“ leads to or does. */
export interface Hit {
  readonly key: string
  readonly title: string
  /** What kind of thing it is; stands at the right edge. */
  readonly kind: string
  readonly to?: string
  readonly search?: Readonly<Record<string, string>>
  readonly run?: () => void
  /** What else can be done with it. */
  readonly actions?: readonly Hit[]
}

export interface HitGroup {
  /** Tells it from the others: pages of the office and of the website have one title. */
  readonly key: string
  readonly title: string
  readonly hits: readonly Hit[]
  /** Whether more is still being looked for. */
  readonly isPending?: boolean
}

/** What the first sign asks for: everything, or only one kind. */
type Asked = 'all' | 'orders' | 'people' | 'commands'
const signs: Readonly<Record<string, Asked>> = { '#': 'orders', '@': 'people', '>': 'commands' }

/** '@huber' asks for people called huber. */
export function asking(typed: string): { readonly asked: Asked; readonly search: string } {
  const text = typed.trim()
  const asked = signs[text.charAt(0)]
  return asked ? { asked, search: text.slice(1).trim() } : { asked: 'all', search: text }
}

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(texts.synonyms))

/**
 * Those whose title has every word in it, or is what a synonym means; what begins with what was typed comes first. An
 * empty search finds all.
 */
export function matching(search: string, hits: readonly Hit[]): readonly Hit[] {
  const wanted = fold(search)
  const words = wanted.split(/\s+/).filter(Boolean)
  const meant = new Set(words.flatMap(word => (synonyms.get(word) ?? []).map(fold)))
  const rank = (title: string): number => {
    if (title.startsWith(wanted)) return 0
    return words.every(word => title.includes(word)) ? 1 : 2
  }
  return hits
    .map(hit => ({ hit, title: fold(hit.title) }))
    .filter(({ title }) => rank(title) < 2 || meant.has(title))
    .toSorted((one, other) => rank(one.title) - rank(other.title))
    .map(({ hit }) => hit)
}

/** Whether the first hit stays the first one, whatever is still found: an Enter that is pressed earlier waits for it. */
export function isSettled(groups: readonly HitGroup[]): boolean {
  const first = groups.find(({ hits, isPending }) => isPending || hits.length > 0)
  return !first?.isPending
}

/** What the list of hits does with a key; false where it is the input's. */
export interface HitKeys {
  /** Whether what it would do is about what was meant. */
  readonly isSettled: boolean
  onKey(key: string, isAtEnd: boolean): boolean
}
