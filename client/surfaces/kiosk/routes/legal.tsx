import { useParams } from '@tanstack/react-router'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { LegalText } from '../../../ordering/page/LegalText.tsx'
import { isLegalPage, legalText } from '../../../website/head/legalPages.ts'
import { KioskHeader } from './KioskHeader.tsx'
import { NotFound } from './NotFound.tsx'

/** The legal texts kept in the settings. */
export function LegalRoute() {
  const { page } = useParams({ from: '/site/$page' })
  const config = useConfig()
  const text = isLegalPage(page) ? legalText(page, config) : null
  if (text === null || (config && !text)) return <NotFound />
  return (
    <>
      <KioskHeader />
      <LegalText text={text} />
    </>
  )
}
