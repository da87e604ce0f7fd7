import { RouterProvider } from '@tanstack/react-router'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { CatalogueContext } from '../../data/shop/useCatalogue.tsx'
import { FirstNow } from '../../ordering/page/shopNow.ts'
import type { ShopRouter } from './router.tsx'

interface ShopAppProps {
  readonly router: ShopRouter
  readonly catalogue: Catalogue
  /** Epoch ms of the first HTML: what it says of the time must be the same when it is hydrated. Absent without one. */
  readonly firstNow?: number
}

/** The whole shop, the same on the server and in the browser. */
export function ShopApp({ router, catalogue, firstNow }: ShopAppProps) {
  return (
    <CatalogueContext value={catalogue}>
      <FirstNow value={firstNow}>
        <RouterProvider router={router} />
      </FirstNow>
    </CatalogueContext>
  )
}
