import { Compass } from 'lucide-react'
import { FullPage } from '../../../ui/FullPage.tsx'
import { texts } from '../texts.ts'
import { KioskHeader } from './KioskHeader.tsx'

/** No page for this address: the screensaver leads back to the menu. */
export function NotFound() {
  return (
    <>
      <KioskHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <FullPage icon={<Compass aria-hidden size={28} />} {...texts.notFound} />
      </main>
    </>
  )
}
