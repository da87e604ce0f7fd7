import type { Catalogue } from '../../data/catalogue.ts'
import { texts } from './texts.ts'

/** The title of the page at a path (storefront section 2): '{branch name} - {title}', 'Bestellvorgang - …'. */
export function titleOf(path: string, catalogue: Catalogue): string {
  const config = catalogue.config()
  const title = config?.seoTitle || config?.title || config?.shopName || texts.orderOnline
  const [first, second, third] = path.split('/').filter(part => part !== '')
  if (first === 'status') return `${texts.titles.status} - ${title}`
  if (first === 'store' && third === 'checkout') return `${texts.titles.checkout} - ${title}`
  if (first === 'store') return `${branchName(second, catalogue) ?? texts.notFound.title} - ${title}`
  if (first === 'site' && isLegalPage(second)) return `${texts.legalPages[second]} - ${title}`
  return first === undefined ? title : `${texts.notFound.title} - ${title}`
}

/** Storefront section 2: the branch of an address, by its identifier. */
export function findBranch(identifier: string | undefined, catalogue: Catalogue) {
  return catalogue.list('branches').find(branch => branch.identifier === identifier)
}

export type LegalPage = keyof typeof texts.legalPages
export const isLegalPage = (page: string | undefined): page is LegalPage =>
  page !== undefined && Object.hasOwn(texts.legalPages, page)

const branchName = (identifier: string | undefined, catalogue: Catalogue): string | undefined =>
  findBranch(identifier, catalogue)?.name
