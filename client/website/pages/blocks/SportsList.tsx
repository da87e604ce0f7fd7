import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { latest } from '../../../../schema/website/siteLists.ts'
import { nameOf } from '../siteLabel.ts'
import { useWebsite } from '../website.ts'
import { Section } from './Section.tsx'
import { cardGrid, SiteCard } from './SiteCard.tsx'

/** All sports, by name. */
export function SportsList({ value: { title } }: { readonly value: BlockOf<'sports'>['value'] }) {
  const { sites } = useWebsite()
  const all = latest(sites, 'sport').toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'))
  return (
    <Section title={title}>
      <ul className={cardGrid}>
        {all.map(site => (
          <li key={site.id}>
            <SiteCard site={site} as={title ? 'h3' : 'h2'} text={site.content.description ?? ''} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
