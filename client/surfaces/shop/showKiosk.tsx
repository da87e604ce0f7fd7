import { createRoot } from 'react-dom/client'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { uncoverPage } from '../../device/page/pageRoot.ts'
import { Failure } from '../../ordering/page/Failure.tsx'

/** On a device that is a kiosk the shop's page shows the kiosk. No guest's phone loads this, nor what follows from it. */
export async function showKiosk(container: HTMLElement, catalogue: Catalogue): Promise<void> {
  try {
    const { openKiosk } = await import('../kiosk/openKiosk.tsx')
    openKiosk(container, catalogue)
  } catch {
    createRoot(container).render(<Failure />)
    uncoverPage()
  }
}
