import type { Branch } from '../../../../schema/entities/branch.ts'
import type { Category } from '../../../../schema/entities/category.ts'
import type { Config } from '../../../../schema/entities/config.ts'
import { isAvailable } from '../../../../schema/rules/availability.ts'
import type { Mode } from '../../../../schema/rules/branch.ts'
import type { MenuEntry, MenuGroup } from '../../../../schema/rules/menu.ts'
import type { CartHandle } from '../../../cart/useCart.ts'
import type { ConfiguredItem } from '../../../configuration/overlay.ts'
import ProductOverlay from '../../../configuration/ProductOverlay.tsx'
import { whyUnavailable } from '../../../menu/productView.ts'
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
  const place = placeOf(groups, line?.product ?? open.product)
  if (!place) return null
  const { product } = place
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
      unavailable={whyNot(place, now, branch.timeZone)}
      zone={branch.timeZone}
      onSubmit={put}
      onClose={onClose}
    />
  )
}

/** A product may stand in several groups; where it can be had counts. */
function placeOf(groups: readonly MenuGroup[], id: number | undefined) {
  const places = groups.flatMap(({ category, entries }) =>
    entries.filter(({ product }) => product.id === id).map(entry => ({ category, ...entry })),
  )
  return places.find(({ visibility }) => visibility === 'available') ?? places[0]
}

/** What is not offered: the product itself, or everything of its category. */
function whyNot({ category, product, visibility }: MenuEntry & { category: Category }, now: number, zone: string) {
  if (visibility === 'available') return null
  return whyUnavailable(isAvailable(product, now, zone) ? category : product, now, zone)
}
