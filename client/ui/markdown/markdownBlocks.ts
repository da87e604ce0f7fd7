/** A small, safe part of Markdown: headings, paragraphs, lists, bold, italics and links – nothing that could hold HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }

/** Reads texts that staff keep in the configuration (AGB, Datenschutz). Whatever it does not know stays plain text. */
export function blocksOf(markdown: string): Block[] {
  const chunks = markdown.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)
  return chunks.flatMap(chunk => runsOf(chunk).map(blockOf))
}

interface Run {
  readonly kind: 'heading' | 'paragraph' | 'bullets' | 'numbers'
  readonly lines: string[]
}

/** Lines that belong together; a line without a sign goes on with what was before it. */
function runsOf(chunk: string): Run[] {
  const runs: Run[] = []
  for (const line of chunk.split('\n').map(text => text.trim())) {
    if (line === '') continue
    const kind = kindOf(line)
    const open = runs.at(-1)
    if (kind === 'paragraph' && open && open.kind !== 'heading') open.lines.push(`${open.lines.pop()}\n${line}`)
    else if (kind !== 'heading' && open?.kind === kind) open.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

function kindOf(line: string): Run['kind'] {
  if (/^#{1,6} /.test(line)) return 'heading'
  if (/^[-*] /.test(line)) return 'bullets'
  return /^\d{1,3}[.)] /.test(line) ? 'numbers' : 'paragraph'
}

function blockOf({ kind, lines }: Run): Block {
  const [first = ''] = lines
  if (kind === 'heading') {
    const level = Math.min(3, first.indexOf(' ')) as 1 | 2 | 3
    return { kind, level, content: inlinesOf(first.slice(first.indexOf(' ') + 1).trim()) }
  }
  if (kind === 'paragraph') return { kind, content: inlinesOf(first) }
  const items = lines.map(line => inlinesOf(line.replace(/^(?:[-*]|\d{1,3}[.)]) +/, '')))
  return { kind: 'list', ordered: kind === 'numbers', items }
}

/** Each alternative stops at the next sign of its own kind, so the time stays linear in the length of the text. */
const marks = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\(([^()\s]+)\)|\n/g

function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = []
  let done = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > done) inlines.push({ kind: 'text', text: text.slice(done, match.index) })
    inlines.push(markOf(match))
    done = match.index + match[0].length
  }
  if (done < text.length) inlines.push({ kind: 'text', text: text.slice(done) })
  return inlines
}

function markOf([whole, strong, emphasis, label, address]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: 'strong', content: inlinesOf(strong) }
  if (emphasis !== undefined) return { kind: 'emphasis', content: inlinesOf(emphasis) }
  if (label !== undefined && address !== undefined) {
    const content = inlinesOf(label)
    return isSafe(address) ? { kind: 'link', href: address, content } : { kind: 'text', text: whole }
  }
  return { kind: 'break' }
}

/** Only the web and mail: an address of any other scheme (javascript:, data:) stays the text it is. */
function isSafe(address: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(address)
}
