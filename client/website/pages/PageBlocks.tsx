import type { Block } from '../../../schema/website/blocks.ts'
import { BlockView } from './blocks/BlockView.tsx'
import { texts } from './texts.ts'
import { useWebsite } from './website.ts'

interface PageBlocksProps {
  readonly blocks: readonly Block[]
  /** What the page is called: said to those who do not see it, where no block says it large. */
  readonly title: string
}

/** A page that is nothing but its blocks. */
export function PageBlocks({ blocks, title }: PageBlocksProps) {
  const { reusable } = useWebsite()
  const shown = blocks.filter(block => !block.isHidden)
  const [first] = shown
  const beginning = first?.type === 'block' ? reusable(first.value.block) : first
  return (
    <>
      {beginning?.type !== 'hero' && <h1 className="sr-only">{title}</h1>}
      {shown.map((block, index) => (
        <BlockView key={block.key} block={block} isFirst={index === 0} />
      ))}
      {shown.length === 0 && <p className="site-column text-ink-soft">{texts.empty}</p>}
    </>
  )
}
