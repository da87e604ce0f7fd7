import { excerpt } from '../../../schema/base/richText/excerpt.ts'

/** Texts that are shorter than this (characters) are told whole. */
const SHORT = 128
/** Words that are told before and after what differs. */
const AROUND = 4
/** What is told of one text at most: characters. */
const MOST = 240

/**
 * Texts that are several versions of one, told by where they differ with a few words around it: '… samstags um sechs Uhr …'.
 * Short ones are told whole.
 */
export function differingParts(texts: readonly string[]): readonly string[] {
  if (texts.every(text => text.length <= SHORT)) return texts
  const all = texts.map(text => text.split(/\s+/))
  // What is empty has nothing in common with the others.
  const versions = all.filter((_, index) => texts[index] !== '')
  if (new Set(texts.filter(text => text !== '')).size < 2) return texts.map(text => excerpt(text, SHORT))
  const before = shared(versions, words => words)
  const after = shared(
    versions.map(words => words.slice(before)),
    words => words.toReversed(),
  )
  return all.map(words => {
    const from = Math.max(0, before - AROUND)
    const to = Math.min(words.length, words.length - after + AROUND)
    const told = words.slice(from, to).join(' ')
    const isCut = told.length > MOST
    const end = isCut || to < words.length ? ' …' : ''
    return `${from > 0 ? '… ' : ''}${isCut ? told.slice(0, MOST) : told}${end}`
  })
}

/** How many words all versions begin with; every one of them where they do not differ. */
function shared(
  versions: readonly (readonly string[])[],
  turned: (words: readonly string[]) => readonly string[],
): number {
  const [first = [], ...others] = versions.map(turned)
  const differing = first.findIndex((word, index) => others.some(words => words[index] !== word))
  return differing === -1 ? first.length : differing
}
