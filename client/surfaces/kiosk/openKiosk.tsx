import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { CatalogueContext } from '../../data/shop/useCatalogue.tsx'
import { scalePage } from '../../device/page/scale.ts'
import { createKioskRouter } from './router.tsx'
import './kiosk.css'

const DeviceCommands = lazy(() => import('../../counter/commands/DeviceCommands.tsx'))

/** Targets of 44 px become 64 px; letters grow with them. */
const SCALE = 1.45

/** The shop on a screen that stands in it, where the business sells without staff: in place of the shop's own pages. */
export function openKiosk(container: HTMLElement, catalogue: Catalogue): void {
  scalePage(SCALE)
  createRoot(container).render(
    <CatalogueContext value={catalogue}>
      <RouterProvider router={createKioskRouter()} />
      <Suspense>
        <DeviceCommands />
      </Suspense>
    </CatalogueContext>,
  )
}
