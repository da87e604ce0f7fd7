import type { Config } from '../../../../schema/business/config.ts'
import type { LegalPage } from '../title.ts'

/** The text kept here goes before the address elsewhere; without either there is no link. */
export function legalLinks(config: Config): { page: LegalPage; address: string | null }[] {
  const pages = [
    { page: 'terms-and-conditions', text: config.termsAndConditionsText, address: config.termsAndConditions },
    { page: 'privacy', text: config.privacyPolicyText, address: config.privacyPolicy },
    { page: 'imprint', text: config.imprintText, address: config.imprint },
    { page: 'allergens', text: config.allergensText, address: config.allergens },
  ] as const
  return pages.flatMap(({ page, text, address }): { page: LegalPage; address: string | null }[] => {
    if (text) return [{ page, address: null }]
    return address ? [{ page, address }] : []
  })
}
