import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { latest, TEASER_NEWS } from '../../../../schema/website/siteLists.ts'
import { SiteLink } from '../SiteLink.tsx'
import { useWebsite } from '../website.ts'
import { NewsCards } from './NewsCards.tsx'
import { quietLink, Section } from './Section.tsx'

/** The latest pieces of news. */
export function NewsTeaser({ value: { title, link } }: { readonly value: BlockOf<'newsTeaser'>['value'] }) {
  const { sites } = useWebsite()
  return (
    <Section title={title} action={link && <SiteLink link={link} className={quietLink} />}>
      <NewsCards sites={latest(sites, 'news').slice(0, TEASER_NEWS)} as={title ? 'h3' : 'h2'} />
    </Section>
  )
}
