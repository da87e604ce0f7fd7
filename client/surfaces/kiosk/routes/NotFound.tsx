import { FullPage } from '../../../ui/FullPage.tsx'
import { Compass } from '../../../ui/icons.tsx'
import { texts } from '../texts.ts'
import { KioskHeader } from './KioskHeader.tsx'

/** No page for this address: the screensaver leads back to the menu. */
export function NotFound() {
  return (
    <>
      <KioskHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <FullPage icon={<Compass size={28} />} {...texts.notFound} />
      </main>
    </>
  )
}
