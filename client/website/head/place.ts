import type { Branch } from '../../../schema/business/branch.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { isLegalPage, type LegalPage, legalText } from './legalPages.ts'

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

/** The branch of an address, by its identifier. */
function findBranch(identifier: string | undefined, catalogue: Catalogue) {
  return catalogue.list('branches').find(branch => branch.identifier === identifier)
}
