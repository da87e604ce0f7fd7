import type { ReactNode } from 'react'

/** Headings, paragraphs, lists, tables' rows as text, strong type and links: what legal texts are made of. */
export function Markdown({ text }: { text: string }): ReactNode {
  return text
    .split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)
    .map(block => block.trim())
    .filter(block => block !== '')
    .map((block, index) => <Block key={index} text={block} />)
}

function Block({ text }: { text: string }) {
  const heading = /^(#{1,3}) (.*)$/.exec(text)
  if (heading) {
    const [, marks = '', words = ''] = heading
    if (marks.length === 1) return <h1 className="mb-2 font-display text-hero">{inline(words)}</h1>
    if (marks.length === 2) return <h2 className="mt-5 text-title">{inline(words)}</h2>
    return <h3 className="mt-3 text-lead">{inline(words)}</h3>
  }
  const lines = text.split('\n')
  if (lines.every(line => /^[-*] /.test(line)))
    return (
      <ul className="list-disc pl-5">
        {lines.map(line => (
          <li key={line} className="py-0.5">
            {inline(line.slice(2))}
          </li>
        ))}
      </ul>
    )
  return <p className="text-lead leading-relaxed">{inline(text)}</p>
}

/** `**strong**` and `[words](address)`; everything else is text. Only web, mail and telephone addresses are links. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((piece, index) => {
    if (piece.startsWith('**')) return <strong key={index}>{piece.slice(2, -2)}</strong>
    const link = /^\[([^\]]+)\]\((https?:|mailto:|tel:|\/)([^)\s]*)\)$/.exec(piece)
    return link ? (
      <a key={index} href={`${link[2]}${link[3]}`} className="text-accent-ink underline underline-offset-4">
        {link[1]}
      </a>
    ) : (
      piece
    )
  })
}
