import type { ReactNode } from 'react'
import { instantAt } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { takesLaterOrders } from '../../../schema/business/canOrderNow.ts'
import type { Config } from '../../../schema/business/config.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import { isAvailable, sells } from '../../../schema/catalogue/availability.ts'
import { boundsOf } from '../../../schema/catalogue/bounds.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { MenuEntry, MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { earliestStart, nextSlot } from '../../../schema/ordering/slots.ts'
import type { ConfiguredItem, ProductOverlayProps } from '../configuration/configuredItem.ts'
import { texts } from '../configuration/texts.ts'
import { nextOffered, whyUnavailable } from '../menu/productView.ts'
import { lastChoices, rememberChoices } from './lastChoices.ts'
import type { Purpose } from './purpose.ts'
import type { StoreSearch } from './storeSearch.ts'
import type { ShownCart } from './useCartView.ts'

interface OpenProductProps {
  readonly branch: Branch
  readonly config: Config
  readonly mode: Mode
  readonly purpose: Purpose
  readonly groups: readonly MenuGroup[]
  readonly cart: Pick<ShownCart, 'appointment' | 'send'> & { readonly cart: Pick<ShownCart['cart'], 'items'> }
  /** Epoch ms. */
  readonly now: number
  readonly open: StoreSearch
  /** Whether the device is one guest's: then it remembers what was chosen. */
  readonly isOwn: boolean
  /** What shows a product and takes what is made of it. */
  readonly Overlay: (props: ProductOverlayProps) => ReactNode
  readonly onOpen: (search: StoreSearch) => void
  readonly onClose: () => void
}

/** The overlay over the menu: a product to add, or a line of the cart to change. Nothing for what is on no menu. */
export function OpenProduct(props: OpenProductProps) {
  const { branch, config, mode, purpose, groups, cart, now, open, isOwn, onOpen, onClose, Overlay } = props
  const line = cart.cart.items.find(item => item.key === open.line)
  const place = placeOf(groups, line?.product ?? open.product)
  if (!place) return null
  const { product } = place
  const put = (configured: ConfiguredItem) => {
    const bounds = boundsOf(product, configured.unit)
    if (isOwn) rememberChoices(product, configured.parts)
    cart.send(
      line
        ? { type: 'item.replaced', key: line.key, item: configured, bounds }
        : { type: 'item.added', item: configured, bounds },
    )
    onClose()
  }
  const reason = whyNot(place, branch, now, cart.appointment ?? now)
  return (
    <Overlay
      key={open.line ?? product.id}
      product={product}
      config={config}
      mode={mode}
      submitKind={purpose}
      edit={line}
      takesWish={branch.isLineWishEnabled === true}
      last={isOwn ? lastChoices(product) : undefined}
      earliest={earliestOf(product, branch, mode, now)}
      now={now}
      unavailable={reason?.text ?? null}
      onLater={reason?.isLater && takesLaterOrders(branch) ? () => onOpen({ ...open, when: true }) : undefined}
      zone={branch.timeZone}
      onSubmit={put}
      onClose={onClose}
    />
  )
}

/** The first slot a product can be had in (epoch ms) as far as its lead time and the branch's hours go; null without one. */
function earliestOf(product: Product, branch: Branch, mode: Mode, now: number): number | null {
  const opening = branch.orderableFrom ? instantAt(branch.orderableFrom, 0, branch.timeZone) : now
  return nextSlot(hoursFor(branch, mode), branch.timeZone, earliestStart(Math.max(now, opening), [product]))
}

/** A product may stand in several groups; where it can be had counts. */
function placeOf(groups: readonly MenuGroup[], id: number | undefined) {
  const places = groups.flatMap(({ category, entries }) =>
    entries.filter(({ product }) => product.id === id).map(entry => ({ category, ...entry })),
  )
  return places.find(({ visibility }) => visibility === 'available') ?? places[0]
}

/** What is not offered at `at`: the product itself, or everything of its category; and whether another time would do. */
function whyNot({ category, product, visibility }: Place, branch: Branch, now: number, at: number) {
  const zone = branch.timeZone
  if (!sells(branch, product)) return { text: branch.isPublic ? texts.onRequest : texts.inactive, isLater: false }
  if (visibility === 'available') return null
  const thing = isAvailable(product, at, zone) ? category : product
  return { text: whyUnavailable(thing, now, zone, at), isLater: nextOffered(thing, zone, at) !== null }
}

type Place = MenuEntry & { readonly category: Category }
