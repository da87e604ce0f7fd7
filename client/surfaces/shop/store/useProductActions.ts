import { useEffect, useMemo, useRef } from 'react'
import { boundsOf, defaultChoice } from '../../../../schema/rules/quantity.ts'
import { keyOf } from '../../../cart/cart.machine.ts'
import { stepped } from '../../../cart/cartView.ts'
import type { ProductActions } from '../../../menu/ProductRow.tsx'
import type { StoreSearch } from '../router.tsx'
import type { Store } from './useStore.ts'

/** What a product's row can do. The functions stay the same, so rows are drawn again only when they change. */
export function useProductActions(store: Store, onOpen: (search: StoreSearch) => void): ProductActions {
  const latest = useRef({ store, onOpen })
  useEffect(() => {
    latest.current = { store, onOpen }
  })
  return useMemo(
    () => ({
      open: product => latest.current.onOpen({ product: product.id }),
      add(product) {
        const choice = { product: product.id, ...defaultChoice(product), parts: {} }
        latest.current.store.cart.send({ type: 'item.added', item: { ...choice, key: keyOf(choice) } })
      },
      step(product, key, direction) {
        const { cart } = latest.current.store
        const item = cart.cart.items.find(item => item.key === key)
        if (!item) return
        const amount = stepped(item.amount, boundsOf(product, item.unit), direction)
        cart.send(amount === 0 ? { type: 'item.removed', key } : { type: 'item.changed', key, amount })
      },
    }),
    [],
  )
}
