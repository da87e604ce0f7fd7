import { useEffect, useMemo, useRef } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { sells } from '../../../schema/catalogue/availability.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import type { ProductActions } from '../menu/ProductRow.tsx'
import type { CartPort } from './cartPort.ts'
import type { StoreSearch } from './storeSearch.ts'

/** What a product's row can do. The functions stay the same, so rows are drawn again only when they change. */
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
      add: product => port.send({ type: 'product.added', product }),
      step: (product, key, direction) => port.send({ type: 'product.stepped', product, key, direction }),
      subscribe: port.rows.subscribe,
      inCart: product => port.rows.get().get(product),
      sells: product => sells({ isPublic, isQuotationRequired }, product),
      isPopular: product => popular?.includes(product),
    }),
    [port, isPublic, isQuotationRequired, popular],
  )
}
