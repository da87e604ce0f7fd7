import { Fragment, type ReactNode } from 'react'
import { type MarkdownNode, nodesOf } from './markdownNodes.ts'

interface MarkdownProps {
  readonly text: string
  /** A page of its own, whose first heading is the page's; or inside an overlay that has a heading already. */
  readonly as?: 'page' | 'overlay'
}

/** Shows a text written in Markdown as React nodes; never as HTML. */
export function Markdown({ text, as = 'overlay' }: MarkdownProps) {
  const { look, headings } = places[as]
  return (
    <div className={`flex max-w-[68ch] flex-col gap-3 leading-relaxed ${look}`}>{showAll(nodesOf(text), headings)}</div>
  )
}

type Headings = readonly { readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5'; readonly look: string }[]
const places: Record<NonNullable<MarkdownProps['as']>, { look: string; headings: Headings }> = {
  page: {
    look: 'text-lead',
    headings: [
      { tag: 'h1', look: 'mb-2 font-display text-head tablet:text-hero' },
      { tag: 'h2', look: 'mt-5 text-title' },
      { tag: 'h3', look: 'mt-3 text-lead' },
    ],
  },
  overlay: {
    look: '',
    headings: [
      { tag: 'h3', look: 'mt-2' },
      { tag: 'h4', look: 'mt-2' },
      { tag: 'h5', look: 'mt-2' },
    ],
  },
}

const showAll = (nodes: readonly MarkdownNode[], headings: Headings): ReactNode =>
  // The text is fixed while it is shown: places are identities.
  nodes.map((node, index) => <Fragment key={index}>{show(node, headings)}</Fragment>)

function show({ kind, text, level, href, children }: MarkdownNode, headings: Headings): ReactNode {
  const content = showAll(children, headings)
  switch (kind) {
    case 'text':
      return text
    case 'break':
      return <br />
    case 'strong':
      return <strong>{content}</strong>
    case 'emphasis':
      return <em>{content}</em>
    case 'link':
      return (
        <a href={href} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
          {content}
        </a>
      )
    case 'paragraph':
      return <p>{content}</p>
    case 'heading': {
      const { tag: Heading, look } = headings[Math.min(level, headings.length) - 1] ?? { tag: 'h5', look: '' }
      return <Heading className={look}>{content}</Heading>
    }
    case 'bullets':
      return <ul className="flex list-disc flex-col gap-1 pl-6">{content}</ul>
    case 'numbers':
      return <ol className="flex list-decimal flex-col gap-1 pl-6">{content}</ol>
    case 'item':
      return <li>{content}</li>
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-left">{content}</table>
        </div>
      )
    case 'head':
      return <thead>{content}</thead>
    case 'body':
      return <tbody>{content}</tbody>
    case 'row':
      return <tr className="border-b border-line align-top">{content}</tr>
    case 'headCell':
      return <th className="py-2 pr-4 font-strong">{content}</th>
    case 'cell':
      return <td className="py-2 pr-4">{content}</td>
    default:
      return content
  }
}
