import type { Config } from '../../../schema/business/config.ts'
import { legalPages } from '../../../schema/business/legalPages.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { placeOf } from './place.ts'
import { texts } from './texts.ts'

/** The title of the page at a path: '{branch name} - {title}', '{title or name of the page} - {title}', 'Bestellvorgang - …'. */
export function titleOf(path: string, catalogue: Catalogue): string {
  const title = siteTitle(catalogue.config())
  const place = placeOf(path, catalogue)
  const own = {
    home: () => (place.site ? nameInTitles(place.site) : ''),
    store: () => place.branch?.name ?? '',
    checkout: () => texts.titles.checkout,
    status: () => texts.titles.status,
    legal: () => (place.page ? legalPages[place.page].label : ''),
    site: () => (place.site ? nameInTitles(place.site) : ''),
    nowhere: () => texts.titles.notFound,
  }[place.kind]()
  return own ? `${own} - ${title}` : title
}

const nameInTitles = ({ title, name }: PublicSite): string => title || name

/** What the shop as a whole is called in titles. */
export const siteTitle = (config: Config | undefined): string =>
  config?.seoTitle || config?.title || config?.shopName || texts.orderOnline
