import { keysOf } from '../../../schema/base/keys.ts'
import type { Config } from '../../../schema/business/config.ts'
import { hasLegalText, type LegalPage, legalPages } from '../../../schema/business/legalPages.ts'

interface LegalLink {
  readonly page: LegalPage
  readonly address: string | null
}

/** Where each legal page is read: null for the text kept here, which goes before the address elsewhere. Without either there is no link. */
export const legalLinks = (config: Config): LegalLink[] =>
  keysOf(legalPages).flatMap((page): LegalLink[] => {
    if (hasLegalText(page, config)) return [{ page, address: null }]
    const address = config[legalPages[page].address]
    return address ? [{ page, address }] : []
  })
