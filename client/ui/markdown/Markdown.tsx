import type { ReactNode } from 'react'
import { type Block, blocksOf, type Inline } from './markdownBlocks.ts'

interface MarkdownProps {
  readonly text: string
  /** A page of its own, whose first heading is the page's; or inside an overlay that has a heading already. */
  readonly as?: 'page' | 'overlay'
}

/** Shows a text written in the safe part of Markdown as React nodes; never as HTML. */
export function Markdown({ text, as = 'overlay' }: MarkdownProps) {
  const { look, headings } = places[as]
  return (
    <div className={`flex max-w-[68ch] flex-col gap-3 leading-relaxed ${look}`}>
      {blocksOf(text).map((block, index) => showBlock(block, index, headings))}
    </div>
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

function showBlock(block: Block, index: number, headings: Headings): ReactNode {
  if (block.kind === 'paragraph') return <p key={index}>{block.content.map(showInline)}</p>
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={index} className={`flex flex-col gap-1 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, number) => (
          // The text is fixed while it is shown: places are identities.
          <li key={`${index}.${number}`}>{item.map(showInline)}</li>
        ))}
      </List>
    )
  }
  const { tag: Heading, look } = headings[block.level - 1] ?? { tag: 'h5', look: '' }
  return (
    <Heading key={index} className={look}>
      {block.content.map(showInline)}
    </Heading>
  )
}

function showInline(inline: Inline, index: number): ReactNode {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'break') return <br key={index} />
  const content = inline.content.map(showInline)
  if (inline.kind === 'link')
    return (
      <a
        key={index}
        href={inline.href}
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4"
      >
        {content}
      </a>
    )
  return inline.kind === 'strong' ? <strong key={index}>{content}</strong> : <em key={index}>{content}</em>
}
