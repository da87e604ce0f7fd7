import { useEffect, useMemo, useRef } from 'react'
import { boundsOf, defaultChoice } from '../../../../schema/rules/quantity.ts'
import type { ProductActions } from '../../../menu/ProductRow.tsx'
import type { StoreSearch } from '../router.tsx'
import type { CartPort } from './cartPort.ts'

/** What a product's row can do. The functions stay the same, so rows are drawn again only when they change. */
export function useProductActions(port: CartPort, onOpen: (search: StoreSearch) => void): ProductActions {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  return useMemo(
    () => ({
      open: product => latest.current({ product: product.id }),
      add: product =>
        port.send({ type: 'item.added', item: { product: product.id, ...defaultChoice(product), parts: {} } }),
      step: (product, key, direction) => {
        const { unit } = port.facts.get().inCart.get(product.id) ?? {}
        if (unit) port.send({ type: 'item.stepped', key, direction, bounds: boundsOf(product, unit) })
      },
    }),
    [port],
  )
}
