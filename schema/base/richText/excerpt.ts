import { charactersOf } from '../characters.ts'
import { isRichText, type RichNode, type RichText } from './richTextRules.ts'

/** The words of a text in one line, without what it looks like. */
export function plainText(text: RichText): string {
  return wordsOf(text).replaceAll(/\s+/g, ' ').trim()
}

/** The beginning of a text, '…' as three dots behind it where there is more: 128 characters unless told otherwise. */
export function excerpt(text: RichText | string, characters = 128): string {
  const words = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : plainText(text)
  const all = charactersOf(words)
  return all.length <= characters ? words : `${all.slice(0, characters).join('').trimEnd()}...`
}

/** A text that is nothing but paragraphs of these lines. */
export const textOfLines = (lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map(line => ({
    type: 'paragraph',
    ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }),
  })),
})

/** The lines of a value that is nothing but paragraphs of words; null where it is more, and losing that would be a pity. */
export function linesOf(value: unknown): readonly string[] | null {
  const { content } = textIn(value)
  const lines = content?.map(({ type, content = [], ...rest }) =>
    type === 'paragraph' && Object.keys(rest).length === 0 && content.every(isPlain)
      ? content.map(({ text }) => text ?? '').join('')
      : null,
  )
  return lines?.some(line => line === null) ? null : (lines?.flatMap(line => line ?? []) ?? [])
}

/** The words of a value that should be a text, as a text: whatever is none is empty. */
export const textIn = (value: unknown): RichText => (isRichText(value) ? value : { type: 'doc' })

const isPlain = (node: RichNode): boolean => node.type === 'text' && !node.marks

function wordsOf({ type, content = [], text = '' }: Partial<RichNode>): string {
  if (type === 'hardBreak') return ' '
  return type === 'text' ? text : `${content.map(wordsOf).join('')} `
}
