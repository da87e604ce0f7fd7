import { useParams } from '@tanstack/react-router'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { LegalText } from '../../../ordering/page/LegalText.tsx'
import { isLegalPage, legalText } from '../../../website/head/legalPages.ts'
import { ShopHeader } from '../chrome/ShopHeader.tsx'
import { NotFound } from '../NotFound.tsx'

/** '/site/terms-and-conditions' and its like: the legal texts kept in the settings. */
export function LegalRoute() {
  const { page } = useParams({ from: '/site/$page' })
  const config = useConfig()
  if (!isLegalPage(page)) return <NotFound />
  const text = legalText(page, config)
  if (config && !text) return <NotFound />
  return (
    <>
      <ShopHeader back={{ to: '/' }} />
      <LegalText text={text} />
    </>
  )
}
