import { type FontPack, widthOf } from './fontPack.ts'

interface Wrapped {
  readonly lines: readonly string[]
  /** A word was wider than the box and lost its end. */
  readonly isCut: boolean
}

const SOFT_HYPHEN = '\u00AD'
const NO_BREAK_SPACE = '\u00A0'

/** '12,90 €', '100 g' and '4 Stk.' stay together. */
const measured = /(\d) (?=(?:€|%|CHF|EUR|kg|g|dag|l|ml|cl|dl|cm|mm|m|Stk|Stück)(?![\p{L}\d]))/gu
/** What a line never begins with. */
const clinging = /^[,.;:!?)%€]/

/**
 * Breaks text into lines no wider than `width` (units of the font): after a space, '-', '/' and at a soft hyphen, as many
 * words in each line as go in. Line ends in the text stay.
 */
export function wrap(pack: FontPack, text: string, width: number): Wrapped {
  const lines: string[] = []
  let isCut = false
  for (const paragraph of text.replaceAll('\r', '').split('\n')) {
    const wrapped = wrapParagraph(pack, paragraph.replaceAll(measured, `$1${NO_BREAK_SPACE}`), width)
    lines.push(...wrapped.lines)
    isCut ||= wrapped.isCut
  }
  return { lines, isCut }
}

function wrapParagraph(pack: FontPack, text: string, width: number): Wrapped {
  const lines: string[] = []
  let isCut = false
  let line = ''
  const end = () => {
    const { shown, isShort } = cutTo(pack, closed(line), width)
    lines.push(shown)
    isCut ||= isShort
  }
  for (const word of wordsOf(text)) {
    if (line && widthOf(pack, closed(line + word)) > width) {
      end()
      line = word.trimStart()
    } else line += word
  }
  end()
  return { lines, isCut }
}

/** The text in pieces that are never broken: each ends with what a line may break after. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const piece of text.match(/[^ \-/\u00AD]*(?:[ \-/\u00AD]+|$)/g) ?? []) {
    const before = words.at(-1)
    if (before !== undefined && clinging.test(piece)) words.splice(-1, 1, before + piece)
    else if (piece) words.push(piece)
  }
  return words
}

/** A line as it is drawn: without spaces at its end, and soft hyphens only where it breaks. */
function closed(line: string): string {
  const isBroken = line.endsWith(SOFT_HYPHEN)
  return line.replaceAll(SOFT_HYPHEN, '').trimEnd() + (isBroken ? '-' : '')
}

function cutTo(pack: FontPack, line: string, width: number): { shown: string; isShort: boolean } {
  if (widthOf(pack, line) <= width) return { shown: line, isShort: false }
  const characters = Array.from(line)
  while (characters.length > 0 && widthOf(pack, `${characters.join('')}…`) > width) characters.pop()
  return { shown: characters.length > 0 ? `${characters.join('').trimEnd()}…` : '', isShort: true }
}
