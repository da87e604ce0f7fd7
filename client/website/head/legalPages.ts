import type { Config } from '../../../schema/business/config.ts'
import { texts } from './texts.ts'

/** The legal pages a shop may have, by the last part of their address. */
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

/** Where each legal page is read: null for the text kept here, which goes before the address elsewhere. Without either there is no link. */
export function legalLinks(config: Config): { page: LegalPage; address: string | null }[] {
  const pages = [
    { page: 'terms-and-conditions', address: config.termsAndConditions },
    { page: 'privacy', address: config.privacyPolicy },
    { page: 'imprint', address: config.imprint },
    { page: 'allergens', address: config.allergens },
  ] as const
  return pages.flatMap(({ page, address }): { page: LegalPage; address: string | null }[] => {
    if (legalText(page, config)) return [{ page, address: null }]
    return address ? [{ page, address }] : []
  })
}
