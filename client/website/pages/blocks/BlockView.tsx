import type { ReactElement } from 'react'
import type { Block, OwnBlock } from '../../../../schema/website/blocks.ts'
import { useWebsite } from '../website.ts'
import { Appointments } from './Appointments.tsx'
import { Galleries } from './Galleries.tsx'
import { Hero } from './Hero.tsx'
import { Images } from './Images.tsx'
import { InfoList } from './InfoList.tsx'
import { NewsList } from './NewsList.tsx'
import { NewsTeaser } from './NewsTeaser.tsx'
import { SportsList } from './SportsList.tsx'
import { Team } from './Team.tsx'
import { TeamTeaser } from './TeamTeaser.tsx'
import { TextBlock } from './TextBlock.tsx'
import { TextImage } from './TextImage.tsx'
import { TextLinks } from './TextLinks.tsx'

interface BlockViewProps {
  readonly block: Block
  /** The page begins with it: a heading of its own is then the page's. */
  readonly isFirst: boolean
}

/** A block of a page; a reusable one is what it holds. Nothing where it is hidden or gone. */
export function BlockView({ block, isFirst }: BlockViewProps) {
  const { reusable } = useWebsite()
  const own = block.type === 'block' ? reusable(block.value.block) : block
  if (!own || block.isHidden || own.isHidden) return null
  // Staff come from here to the block in the office (device/page/pointedBlock.ts).
  return (
    <div data-block={block.key} className="contents">
      {viewOf(own, isFirst)}
    </div>
  )
}

/** How each kind is drawn; a kind without a view does not compile. */
function viewOf(block: OwnBlock, isFirst: boolean): ReactElement | null {
  switch (block.type) {
    case 'hero':
      return <Hero value={block.value} isFirst={isFirst} />
    case 'text':
      return <TextBlock value={block.value} />
    case 'newsTeaser':
      return <NewsTeaser value={block.value} />
    case 'news':
      return <NewsList value={block.value} />
    case 'sports':
      return <SportsList value={block.value} />
    case 'text_image':
      return <TextImage value={block.value} />
    case 'textLinks':
      return <TextLinks value={block.value} />
    case 'galleries':
      return <Galleries value={block.value} />
    case 'teamTeaser':
      return <TeamTeaser value={block.value} />
    case 'team':
      return <Team value={block.value} />
    case 'info':
      return <InfoList value={block.value} />
    case 'images':
      return <Images value={block.value} />
    case 'appointments':
      return <Appointments value={block.value} />
    default:
      return ofNewerProgram(block)
  }
}

/** A page that stays open is told blocks that only the next program knows: the others stand as they are. */
const ofNewerProgram = (_block: never): null => null
