import { textIn } from '../base/richText/excerpt.ts'
import type { RichNode } from '../base/richText/richTextRules.ts'

/** Where the links of a text lead, in reading order; of a value that is no text nothing is told. */
export const addressesIn = (value: unknown): readonly string[] => textIn(value).content?.flatMap(addressesOf) ?? []

const addressesOf = ({ marks = [], content = [] }: RichNode): readonly string[] => [
  ...marks.flatMap(({ type, attrs }) => (type === 'link' ? String(attrs?.['href'] ?? '') : [])),
  ...content.flatMap(addressesOf),
]
