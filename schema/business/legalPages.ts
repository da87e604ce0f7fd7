import type { RichText } from '../base/richText/richTextRules.ts'

/** The legal pages a business may have, by the last part of their address, and where the settings keep each. */
export const legalPages = {
  'terms-and-conditions': { label: 'AGB', address: 'termsAndConditions', text: 'termsAndConditionsText' },
  privacy: { label: 'Datenschutz', address: 'privacyPolicy', text: 'privacyPolicyText' },
  imprint: { label: 'Impressum', address: 'imprint', text: 'imprintText' },
  allergens: { label: 'Allergene', address: 'allergens', text: 'allergensText' },
} as const
export type LegalPage = keyof typeof legalPages

/** A version of a legal text as it is written. */
export interface LegalText {
  readonly key: string
  readonly page: LegalPage
  /** YYYY-MM-DD in the zone of the business; null for one that has always been valid. */
  readonly validFrom?: string | null | undefined
  readonly text: RichText
}

/** What of the settings legal texts are told by. The texts by name are Markdown, as they were written before there were versions. */
export interface LegalSettings extends Readonly<Record<(typeof legalPages)[LegalPage]['text'], string>> {
  readonly timeZone: string
  readonly legalTexts?: readonly LegalText[] | null | undefined
}

export const isLegalPage = (page: string | undefined): page is LegalPage =>
  page !== undefined && Object.hasOwn(legalPages, page)

/** Whether the business keeps a text for a page itself, be it one that becomes valid only later. */
export const hasLegalText = (page: LegalPage, settings: LegalSettings | null | undefined): boolean =>
  Boolean(settings?.[legalPages[page].text] || settings?.legalTexts?.some(each => each.page === page))
