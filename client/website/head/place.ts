import type { Branch } from '../../../schema/business/branch.ts'
import { hasLegalText, isLegalPage, type LegalPage } from '../../../schema/business/legalPages.ts'
import { sitePathOf } from '../../../schema/website/paths.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'

/** Which of the shop's pages a path means, and whether there is anything: the server's answer and every title go by it. */
export interface Place {
  readonly kind: 'home' | 'store' | 'checkout' | 'status' | 'legal' | 'site' | 'nowhere'
  readonly branch?: Branch
  readonly page?: LegalPage
  /** The page of the website that is shown: at '/' the one that takes the place of the branches. */
  readonly site?: PublicSite
}

export function placeOf(path: string, catalogue: Catalogue): Place {
  const [first, second, third, fourth, fifth] = path.split('/').filter(part => part !== '')
  if (first === undefined) return { kind: 'home', site: homeSite(catalogue) }
  if (first === 'status') return { kind: second && third && !fourth ? 'status' : 'nowhere' }
  if (first === 'site' && isLegalPage(second) && !third)
    return hasLegalText(second, catalogue.config()) ? { kind: 'legal', page: second } : { kind: 'nowhere' }
  if (first !== 'store') {
    const site = findSite(path, catalogue)
    return site ? { kind: 'site', site } : { kind: 'nowhere' }
  }
  const branch = findBranch(second, catalogue)
  if (!branch) return { kind: 'nowhere' }
  if (third === undefined) return { kind: 'store', branch }
  const isCheckout = third === 'checkout' && (fourth === undefined || fourth === 'error') && !fifth
  return isCheckout ? { kind: 'checkout', branch } : { kind: 'nowhere' }
}

/** The branch of an address, by its identifier. */
function findBranch(identifier: string | undefined, catalogue: Catalogue) {
  return catalogue.list('branches').find(branch => branch.identifier === identifier)
}

/** The page of an address, by its path. */
function findSite(address: string, catalogue: Catalogue): PublicSite | undefined {
  const path = sitePathOf(address)
  return path === null ? undefined : catalogue.list('sites').find(site => site.path === path)
}

/** The page that the place 'home' names, where the settings want a home page. */
function homeSite(catalogue: Catalogue): PublicSite | undefined {
  if (!catalogue.config()?.enablePluginHomePage) return undefined
  const home = catalogue.list('nodes').find(({ identifier }) => identifier === 'home')
  return home?.site ? catalogue.get('sites', home.site) : undefined
}
