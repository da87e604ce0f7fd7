import type { RichText as Text } from '../../../schema/base/richText/richTextRules.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { RichText } from './RichText.tsx'

interface WrittenProps {
  /** Of the editor, or in Markdown. */
  readonly text: Text | string
  /** Stands above it already: not said again where the text begins with it. */
  readonly title: string
}

/** A text below its title, however it was written. */
export function Written({ text, title }: WrittenProps) {
  return typeof text === 'string' ? <Markdown text={withoutTitle(text, title)} /> : <RichText text={text} />
}

/** What stood below the title moves up a level. */
function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.trimStart().split('\n')
  return /^#+\s/.test(first) && first.replace(/^#+\s+/, '').trim() === title
    ? rest.join('\n').replace(/^##/gm, '#')
    : text
}
