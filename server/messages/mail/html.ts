import { escapeHtml } from '../../../schema/base/escapeHtml.ts'
/** HTML that may stand as it is. Only `html` makes it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = string | number | Html | readonly Html[] | null

/** A template whose every hole is escapeHtml, unless it is HTML made the same way: a name can hold no tag. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((whole, text, at) => whole + written(parts[at - 1] ?? null) + text))
}

/** Text with its line breaks. */
export const lines = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escapeHtml)
      .join('<br>'),
  )

function written(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part))
}
