import MarkdownIt, { type Token } from 'markdown-it'

type Kind =
  | 'text'
  | 'break'
  | 'strong'
  | 'emphasis'
  | 'link'
  | 'paragraph'
  | 'heading'
  | 'bullets'
  | 'numbers'
  | 'item'
  | 'table'
  | 'head'
  | 'body'
  | 'row'
  | 'headCell'
  | 'cell'
  | 'group'

/** A piece of a text in Markdown, with what it holds. */
export interface MarkdownNode {
  /** `group` is nothing of its own: its children stand in its place. */
  readonly kind: Kind
  readonly text: string
  /** Of a heading: 1 to 6. */
  readonly level: number
  /** Of a link: on the web or a mail address. */
  readonly href: string
  readonly children: readonly MarkdownNode[]
}

/** What there is besides words; a mark of any other kind stays the text it is, HTML above all. */
const reader = new MarkdownIt('zero', { breaks: true }).enable([
  'heading',
  'list',
  'table',
  'emphasis',
  'link',
  'newline',
])
// An address of any other scheme (javascript:, data:) makes no link.
reader.validateLink = address => /^(https?:\/\/|mailto:)/i.test(address)

/** Reads a text that staff keep in the settings, in a time linear in its length. */
export const nodesOf = (markdown: string): readonly MarkdownNode[] => childrenFrom(reader.parse(markdown, {}).values())

/** The nodes up to the end of the one that is open. */
function childrenFrom(tokens: Iterator<Token>): readonly MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  for (let next = tokens.next(); !next.done && next.value.nesting >= 0; next = tokens.next()) {
    const token = next.value
    nodes.push({
      kind: token.hidden ? 'group' : kindOf(token),
      text: token.content,
      level: Number(token.tag.slice(1)) || 0,
      href: String(token.attrGet('href') ?? ''),
      children: token.nesting > 0 ? childrenFrom(tokens) : childrenFrom((token.children ?? []).values()),
    })
  }
  return nodes
}

const kindOf = ({ type }: Token): Kind => kinds.get(type) ?? 'group'

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['text', 'text'],
  ['softbreak', 'break'],
  ['hardbreak', 'break'],
  ['strong_open', 'strong'],
  ['em_open', 'emphasis'],
  ['link_open', 'link'],
  ['paragraph_open', 'paragraph'],
  ['heading_open', 'heading'],
  ['bullet_list_open', 'bullets'],
  ['ordered_list_open', 'numbers'],
  ['list_item_open', 'item'],
  ['table_open', 'table'],
  ['thead_open', 'head'],
  ['tbody_open', 'body'],
  ['tr_open', 'row'],
  ['th_open', 'headCell'],
  ['td_open', 'cell'],
])
