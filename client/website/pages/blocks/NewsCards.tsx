import { excerpt } from '../../../../schema/base/richText/excerpt.ts'
import type { PublicSite } from '../../../../schema/website/site.ts'
import { siteTime } from '../../../../schema/website/siteLists.ts'
import { longDate } from '../longDate.ts'
import { texts } from '../texts.ts'
import { useWebsite } from '../website.ts'
import { cardGrid, SiteCard } from './SiteCard.tsx'

/** Pieces of news as cards: date, heading and the beginning of what they say. */
export function NewsCards({ sites, as }: { readonly sites: readonly PublicSite[]; readonly as: 'h2' | 'h3' }) {
  const { zone } = useWebsite()
  if (sites.length === 0) return <p className="text-ink-soft">{texts.noNews}</p>
  return (
    <ul className={cardGrid}>
      {sites.map(site => (
        <li key={site.id}>
          <SiteCard site={site} as={as} note={longDate(siteTime(site), zone)} text={beginningOf(site)} />
        </li>
      ))}
    </ul>
  )
}

function beginningOf({ content }: PublicSite): string {
  if (content.description) return excerpt(content.description)
  const [text] = content.body.flatMap(block => (block.type === 'text' ? [block.value.text] : []))
  return text ? excerpt(text) : ''
}
