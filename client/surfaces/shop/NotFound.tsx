import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonLook } from '../../ui/Button.tsx'
import { FullPage } from '../../ui/FullPage.tsx'
import { ShopHeader } from './chrome/ShopHeader.tsx'
import { texts } from './texts.ts'

/** No page for this path. */
export function NotFound({ text = texts.notFound.text }: { text?: string }) {
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <FullPage
          icon={<Compass aria-hidden size={28} />}
          title={texts.notFound.title}
          text={text}
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
