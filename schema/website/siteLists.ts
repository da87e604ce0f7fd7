import type { PublicSite } from './site.ts'
import type { SiteTypeName } from './siteTypes.ts'

type Dated = Pick<PublicSite, 'createdAt' | 'updatedAt'>

/** How many pieces of news a teaser shows. */
export const TEASER_NEWS = 3

/** The instant (epoch ms) a page is dated with: its last change, else when it was made; 0 for one that nobody has stored yet. */
export const siteTime = ({ updatedAt, createdAt }: Dated): number => Date.parse(updatedAt) || Date.parse(createdAt) || 0

/** The public pages of a type, the latest first; of the same instant the one made later. */
export const latest = <Page extends Dated & Pick<PublicSite, 'id' | 'type' | 'isPublic'>>(
  sites: readonly Page[],
  type: SiteTypeName,
): readonly Page[] =>
  sites
    .filter(site => site.type === type && site.isPublic)
    .map(site => ({ site, at: siteTime(site) }))
    .toSorted((one, other) => other.at - one.at || other.site.id - one.site.id)
    .map(({ site }) => site)
