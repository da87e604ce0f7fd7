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

const countOf = ({ content }: PublicSite): string =>
  content.images.length > 0 ? texts.count(content.images.length) : ''
