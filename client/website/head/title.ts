import type { Config } from '../../../schema/business/config.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { placeOf } from './place.ts'
import { texts } from './texts.ts'

/** The title of the page at a path: '{branch name} - {title}', 'Bestellvorgang - …'. */
export function titleOf(path: string, catalogue: Catalogue): string {
  const title = siteTitle(catalogue.config())
  const place = placeOf(path, catalogue)
  const own = {
    home: () => '',
    store: () => place.branch?.name ?? '',
    checkout: () => texts.titles.checkout,
    status: () => texts.titles.status,
    legal: () => (place.page ? texts.legalPages[place.page] : ''),
    nowhere: () => texts.titles.notFound,
  }[place.kind]()
  return own ? `${own} - ${title}` : title
}

/** What the shop as a whole is called in titles. */
export const siteTitle = (config: Config | undefined): string =>
  config?.seoTitle || config?.title || config?.shopName || texts.orderOnline
