import type { RichNode, RichText } from '../../../schema/base/richText/richTextRules.ts'

/**
 * A rich text from lines as one would type them: '## ' and '### ' begin headings, '- ' and '1. ' lists, '> ' a quotation;
 * **bold** and [words](address) stand within a line. Every other line is a paragraph.
 */
export function rich(...lines: readonly string[]): RichText {
  const content: RichNode[] = []
  for (const line of lines) {
    const [, mark, text = ''] = /^(-|1\.) (.*)$/.exec(line) ?? []
    const type = mark === '-' ? 'bulletList' : 'orderedList'
    const item = { type: 'listItem', content: [paragraph(text)] }
    const last = content.at(-1)
    if (mark && last?.type === type) content.splice(-1, 1, { type, content: [...(last.content ?? []), item] })
    else content.push(mark ? { type, content: [item] } : blockOf(line))
  }
  return { type: 'doc', content }
}

function blockOf(line: string): RichNode {
  const [, marks, heading = ''] = /^(#{2,4}) (.*)$/.exec(line) ?? []
  if (marks) return { type: 'heading', attrs: { level: marks.length }, content: words(heading) }
  return line.startsWith('> ') ? { type: 'blockquote', content: [paragraph(line.slice(2))] } : paragraph(line)
}

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: words(text) })

const words = (text: string): RichNode[] =>
  text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(part => part !== '')
    .map(wordsOf)

function wordsOf(part: string): RichNode {
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
  if (label && href) return { type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }
  const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? []
  return bold ? { type: 'text', text: bold, marks: [{ type: 'bold' }] } : { type: 'text', text: part }
}
