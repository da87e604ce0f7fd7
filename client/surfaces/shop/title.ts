import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { texts as chromeTexts } from './chrome/texts.ts'
import { texts } from './texts.ts'

/** The title of the page at a path (storefront section 2): '{branch name} - {title}', 'Bestellvorgang - …'. */
export function titleOf(path: string, catalogue: Catalogue): string {
  const title = siteTitle(catalogue.config())
  const place = placeOf(path, catalogue)
  const own = {
    home: () => '',
    store: () => place.branch?.name ?? '',
    checkout: () => chromeTexts.titles.checkout,
    status: () => chromeTexts.titles.status,
    legal: () => (place.page ? texts.legalPages[place.page] : ''),
    nowhere: () => texts.notFound.title,
  }[place.kind]()
  return own ? `${own} - ${title}` : title
}

/** What the shop as a whole is called in titles. */
export const siteTitle = (config: Config | undefined): string =>
  config?.seoTitle || config?.title || config?.shopName || chromeTexts.orderOnline

/** Which of the shop's pages a path means, and whether there is anything: the server's answer and every title go by it. */
export interface Place {
  readonly kind: 'home' | 'store' | 'checkout' | 'status' | 'legal' | 'nowhere'
  readonly branch?: Branch
  readonly page?: LegalPage
}

export function placeOf(path: string, catalogue: Catalogue): Place {
  const [first, second, third, fourth, fifth] = path.split('/').filter(part => part !== '')
  if (first === undefined) return { kind: 'home' }
  if (first === 'status') return { kind: second && third && !fourth ? 'status' : 'nowhere' }
  if (first === 'site') {
    const isThere = isLegalPage(second) && !third && legalText(second, catalogue.config())
    return isThere ? { kind: 'legal', page: second } : { kind: 'nowhere' }
  }
  const branch = first === 'store' ? findBranch(second, catalogue) : undefined
  if (!branch) return { kind: 'nowhere' }
  if (third === undefined) return { kind: 'store', branch }
  const isCheckout = third === 'checkout' && (fourth === undefined || fourth === 'error') && !fifth
  return isCheckout ? { kind: 'checkout', branch } : { kind: 'nowhere' }
}

/** Storefront section 2: the branch of an address, by its identifier. */
export function findBranch(identifier: string | undefined, catalogue: Catalogue) {
  return catalogue.list('branches').find(branch => branch.identifier === identifier)
}

export type LegalPage = keyof typeof texts.legalPages
export const isLegalPage = (page: string | undefined): page is LegalPage =>
  page !== undefined && Object.hasOwn(texts.legalPages, page)

/** The text kept here for a legal page; '' where there is none. */
export function legalText(page: LegalPage, config: Config | undefined): string {
  const kept = {
    'terms-and-conditions': config?.termsAndConditionsText,
    privacy: config?.privacyPolicyText,
    imprint: config?.imprintText,
    allergens: config?.allergensText,
  }
  return kept[page] ?? ''
}
