import { useEffect, useMemo, useRef } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { sells } from '../../../schema/catalogue/availability.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { afterFrame } from '../../device/page/afterFrame.ts'
import type { ProductActions } from '../menu/ProductRow.tsx'
import type { CartPort } from './cartPort.ts'
import type { StoreSearch } from './storeSearch.ts'

/**
 * What a product's row can do. The functions stay the same, so rows are drawn again only when they change. A tap is seen at
 * once, in a frame of its own; what it does to the cart comes with the next.
 */
export function useProductActions(
  port: CartPort,
  { id, isPublic, isQuotationRequired, isSuggestingOff }: Branch,
  onOpen: (search: StoreSearch) => void,
): ProductActions {
  const told = useList('favourites').find(({ branch }) => branch === id)
  const popular = isSuggestingOff ? undefined : told?.popular
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  return useMemo(
    () => ({
      open: product => latest.current({ product: product.id }),
      add: product => void afterFrame(() => port.send({ type: 'product.added', product })),
      step(product, key, direction) {
        afterFrame(() => port.send({ type: 'product.stepped', product, key, direction }))
      },
      subscribe: port.rows.subscribe,
      inCart: product => port.rows.get().get(product),
      controls: port.controls.get,
      sells: product => sells({ isPublic, isQuotationRequired }, product),
      isPopular: product => popular?.includes(product),
    }),
    [port, isPublic, isQuotationRequired, popular],
  )
}
