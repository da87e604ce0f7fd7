import type { Body } from '../../../schema/base/entity.ts'
import { type LegalPage, legalPages } from '../../../schema/business/legalPages.ts'
import { entriesOf, partsOf } from '../form/formValues.ts'

/** Whether settings say anything of a legal page: a text of their own, or the address of another site. */
export function saysLegalPage(body: Body, page: LegalPage): boolean {
  const { address, text } = legalPages[page]
  return (
    isSet(body[address]) ||
    isSet(body[text]) ||
    entriesOf(body['legalTexts']).some(version => partsOf(version)['page'] === page)
  )
}

const isSet = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
