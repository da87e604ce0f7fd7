import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonLook } from '../../ui/Button.tsx'
import { FullPage } from '../../ui/FullPage.tsx'
import { ShopHeader } from './chrome/ShopHeader.tsx'
import { SiteHeader } from './chrome/SiteHeader.tsx'
import { texts } from './notFoundTexts.ts'

/** No page for this path; `isBranch`: no branch of this name. */
export function NotFound({ isBranch = false }: { readonly isBranch?: boolean }) {
  return (
    <>
      {isBranch ? <ShopHeader /> : <SiteHeader />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <FullPage
          icon={<Compass aria-hidden size={28} />}
          title={texts.title}
          text={isBranch ? texts.branch : texts.text}
          action={
            <Link to="/" className={buttonLook()}>
              {texts.home}
            </Link>
          }
        />
      </main>
    </>
  )
}
