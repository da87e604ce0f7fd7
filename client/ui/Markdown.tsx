import type { ReactNode } from 'react'
import { type Block, blocksOf, type Inline } from './markdownBlocks.ts'

/** Shows a text written in the safe part of Markdown as React nodes; never as HTML. */
export function Markdown({ text }: { text: string }) {
  return <div className="flex max-w-[68ch] flex-col gap-3 leading-relaxed">{blocksOf(text).map(showBlock)}</div>
}

function showBlock(block: Block, index: number): ReactNode {
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
  // The overlay around it has the first heading.
  const Heading = (['h3', 'h4', 'h5'] as const)[block.level - 1] ?? 'h5'
  return (
    <Heading key={index} className="mt-2 font-[650]">
      {block.content.map(showInline)}
    </Heading>
  )
}

function showInline(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'break':
      return <br key={index} />
    case 'strong':
      return <strong key={index}>{inline.content.map(showInline)}</strong>
    case 'emphasis':
      return <em key={index}>{inline.content.map(showInline)}</em>
    case 'link':
      return (
        <a key={index} href={inline.href} target="_blank" rel="noopener noreferrer" className="underline">
          {inline.content.map(showInline)}
        </a>
      )
  }
}
