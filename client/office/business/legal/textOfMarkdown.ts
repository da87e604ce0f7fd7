import type { RichNode, RichText } from '../../../../schema/base/richText/richTextRules.ts'
import { isTextAddress } from '../../../../schema/base/richText/safeAddress.ts'
import { type MarkdownNode, nodesOf } from '../../../ui/markdown/markdownNodes.ts'

/**
 * A text in Markdown as the editor keeps one. A first heading is the page's own title and left out; rows of tables, which
 * the editor has not, become paragraphs.
 */
export function textOfMarkdown(markdown: string): RichText {
  const nodes = nodesOf(markdown)
  const [first, ...rest] = nodes
  return { type: 'doc', content: (first?.kind === 'heading' && first.level === 1 ? rest : nodes).flatMap(blocksOf) }
}

function blocksOf(node: MarkdownNode): readonly RichNode[] {
  const { kind, level, children } = node
  switch (kind) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: Math.min(Math.max(level, 2), 4) }, ...contentOf(wordsOf(node)) }]
    case 'paragraph':
      return [paragraph(wordsOf(node))]
    case 'bullets':
      return [{ type: 'bulletList', content: children.flatMap(blocksOf) }]
    case 'numbers':
      return [{ type: 'orderedList', content: children.flatMap(blocksOf) }]
    case 'item':
      return [{ type: 'listItem', content: blocksWithin(children) }]
    case 'row':
      return [paragraph(rowOf(node))]
    case 'text':
      return [paragraph([{ type: 'text', text: node.text }])]
    default:
      return blocksWithin(children)
  }
}

/** Words that stand beside blocks are paragraphs of their own. */
function blocksWithin(nodes: readonly MarkdownNode[]): readonly RichNode[] {
  const words = nodes.every(({ kind }) => inline.has(kind))
  return words && nodes.length > 0 ? [paragraph(nodes.flatMap(each => inlineOf(each, [])))] : nodes.flatMap(blocksOf)
}

const inline = new Set<MarkdownNode['kind']>(['text', 'break', 'strong', 'emphasis', 'link'])

const rowOf = ({ children }: MarkdownNode): readonly RichNode[] =>
  children.flatMap((cell, index) => [...(index > 0 ? [{ type: 'text', text: ' – ' }] : []), ...wordsOf(cell)])

const wordsOf = ({ children }: MarkdownNode): readonly RichNode[] => children.flatMap(each => inlineOf(each, []))

type Marks = NonNullable<RichNode['marks']>

function inlineOf({ kind, text, href, children }: MarkdownNode, marks: Marks): readonly RichNode[] {
  if (kind === 'break') return [{ type: 'hardBreak' }]
  if (kind === 'text') return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }]
  const within = (mark: Marks[number] | null) =>
    children.flatMap(each =>
      inlineOf(each, mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks),
    )
  if (kind === 'strong') return within({ type: 'bold' })
  if (kind === 'emphasis') return within({ type: 'italic' })
  return within(kind === 'link' && isTextAddress(href) ? { type: 'link', attrs: { href } } : null)
}

const paragraph = (words: readonly RichNode[]): RichNode => ({ type: 'paragraph', ...contentOf(words) })

const contentOf = (content: readonly RichNode[]) => (content.length > 0 ? { content } : {})
