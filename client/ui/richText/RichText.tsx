import { Fragment, type ReactNode } from 'react'
import { fieldOf } from '../../../schema/base/record.ts'

import type { RichNode, RichText as Text } from '../../../schema/base/richText/richTextRules.ts'
import { isOwnAddress, isTextAddress, newTab } from '../../../schema/base/richText/safeAddress.ts'

/** Shows a text of the editor as React nodes, never as HTML. What is not on the list of nodes and marks is only its words. */
export function RichText({ text, className = '' }: { readonly text: Text; readonly className?: string }) {
  return <div className={`rich ${className}`}>{showAll(text.content)}</div>
}

const showAll = (nodes: readonly RichNode[] = []): ReactNode =>
  // The text is fixed while it is shown: places are identities.
  nodes.map((node, index) => <Fragment key={index}>{show(node)}</Fragment>)

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

function show(node: RichNode): ReactNode {
  const { type, attrs, content } = node
  switch (type) {
    case 'text':
      return marked(node)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'paragraph':
      return <p>{content?.length ? showAll(content) : <br />}</p>
    case 'heading': {
      const Heading = headings[fieldOf(attrs, 'level') === 3 ? 3 : fieldOf(attrs, 'level') === 4 ? 4 : 2]
      return <Heading>{showAll(content)}</Heading>
    }
    case 'bulletList':
      return <ul>{showAll(content)}</ul>
    case 'orderedList': {
      const start = Number(fieldOf(attrs, 'start') ?? 1)
      return <ol start={Number.isInteger(start) ? start : 1}>{showAll(content)}</ol>
    }
    case 'listItem':
      return <li>{showAll(content)}</li>
    case 'blockquote':
      return <blockquote>{showAll(content)}</blockquote>
    default:
      return showAll(content)
  }
}

function marked({ text = '', marks = [] }: RichNode): ReactNode {
  return marks.reduce<ReactNode>((content, { type, attrs }) => {
    switch (type) {
      case 'bold':
        return <strong>{content}</strong>
      case 'italic':
        return <em>{content}</em>
      case 'underline':
        return <u>{content}</u>
      case 'strike':
        return <s>{content}</s>
      case 'link':
        return linked(fieldOf(attrs, 'href'), content)
      default:
        return content
    }
  }, text)
}

/** An address that no text may have is not led to, however it came into the document. */
function linked(href: unknown, content: ReactNode): ReactNode {
  if (typeof href !== 'string' || !isTextAddress(href)) return content
  const isOutside = /^https?:/i.test(href) && !isOwnAddress(href)
  return (
    <a href={href} {...(isOutside ? newTab : {})}>
      {content}
    </a>
  )
}
