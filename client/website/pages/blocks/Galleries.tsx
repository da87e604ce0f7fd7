import type { BlockOf } from '../../../../schema/website/blocks.ts'
import type { PublicSite } from '../../../../schema/website/site.ts'
import { latest } from '../../../../schema/website/siteLists.ts'
import { texts } from '../gallery/texts.ts'
import { useWebsite } from '../website.ts'
import { Section } from './Section.tsx'
import { cardGrid, SiteCard } from './SiteCard.tsx'

/** Galleries: those that are named in their order, else all of them, the latest first. */
export function Galleries({ value: { title, sites: named } }: { readonly value: BlockOf<'galleries'>['value'] }) {
  const { sites } = useWebsite()
  const all = latest(sites, 'gallery')
  const shown = named.length > 0 ? named.flatMap(id => all.find(site => site.id === id) ?? []) : all
  return (
    <Section title={title}>
      <ul className={cardGrid}>
        {shown.map(site => (
          <li key={site.id}>
            <SiteCard site={site} as={title ? 'h3' : 'h2'} note={countOf(site)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How many pictures; one that is only in sight comes with their number instead of them (siteExcerpt.ts). */
function countOf(site: PublicSite): string {
  const count = 'pictures' in site ? Number(site.pictures) : site.content.images.length
  return count > 0 ? texts.count(count) : ''
}
