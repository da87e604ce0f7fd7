import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import type { Mode } from '../../../../schema/rules/branch.ts'
import type { MenuGroup } from '../../../../schema/rules/menu.ts'
import type { CartHandle } from '../../../cart/useCart.ts'
import type { ConfiguredItem } from '../../../configuration/overlay.ts'
import ProductOverlay from '../../../configuration/ProductOverlay.tsx'
import type { StoreSearch } from '../router.tsx'
import type { Purpose } from './useMenu.ts'

interface OpenProductProps {
  readonly branch: Branch
  readonly config: Config
  readonly mode: Mode
  readonly purpose: Purpose
  readonly groups: readonly MenuGroup[]
  readonly cart: CartHandle
  /** Epoch ms. */
  readonly now: number
  readonly open: StoreSearch
  readonly onClose: () => void
}

/** The overlay over the menu: a product to add, or a line of the cart to change. Nothing for what is on no menu. */
export function OpenProduct({ branch, config, mode, purpose, groups, cart, now, open, onClose }: OpenProductProps) {
  const line = cart.cart.items.find(item => item.key === open.line)
  const product = productOnMenu(groups, line?.product ?? open.product)
  if (!product) return null
  const put = (configured: ConfiguredItem) => {
    cart.send(
      line ? { type: 'item.replaced', key: line.key, item: configured } : { type: 'item.added', item: configured },
    )
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

const productOnMenu = (groups: readonly MenuGroup[], id: number | undefined) =>
  groups.flatMap(({ entries }) => entries).find(({ product }) => product.id === id)?.product
