import { useParams } from '@tanstack/react-router'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
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
      <main id="main" tabIndex={-1} className="page flex-1 py-8 tablet:py-12">
        <div className="reading mx-auto">
          <Markdown as="page" text={text} />
        </div>
      </main>
    </>
  )
}
