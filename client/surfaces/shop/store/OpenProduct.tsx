import { keyOf } from '../../../cart/cart.machine.ts'
import type { ConfiguredItem } from '../../../configuration/overlay.ts'
import { ProductOverlay } from '../../../configuration/ProductOverlay.tsx'
import type { StoreSearch } from '../router.tsx'
import type { Store } from './useStore.ts'

interface OpenProductProps {
  readonly store: Store
  readonly open: StoreSearch
  readonly onClose: () => void
}

/** The overlay over the menu: a product to add, or a line of the cart to change. Nothing for what is on no menu. */
export function OpenProduct({ store, open, onClose }: OpenProductProps) {
  const { cart, branch, config, mode, now, purpose } = store
  const line = cart.cart.items.find(item => item.key === open.line)
  const product = productOnMenu(store.groups, line?.product ?? open.product)
  if (!product) return null
  const put = (configured: ConfiguredItem) => {
    const item = { ...configured, key: keyOf(configured) }
    cart.send(line ? { type: 'item.replaced', key: line.key, item } : { type: 'item.added', item })
    onClose()
  }
  return (
    <ProductOverlay
      key={open.line ?? product.id}
      product={product}
      config={config}
      mode={mode}
      submitKind={purpose}
      edit={line}
      now={now}
      zone={branch.timeZone}
      onSubmit={put}
      onClose={onClose}
    />
  )
}

const productOnMenu = (groups: Store['groups'], id: number | undefined) =>
  groups.flatMap(({ entries }) => entries).find(({ product }) => product.id === id)?.product
