import { instantAt, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { takesLaterOrders } from '../../../schema/business/canOrderNow.ts'
import { hoursFor } from '../../../schema/business/modes.ts'
import { busyMinutes } from '../../../schema/catalogue/switches.ts'
import { earliestStart, leadTimeMs, nextSlot } from '../../../schema/ordering/slots.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { AppointmentDialog } from '../checkout/time/AppointmentDialog.tsx'
import { nextOffered } from '../menu/productView.ts'
import type { StoreSearch } from './storeSearch.ts'
import type { ShownCart } from './useCartView.ts'
import type { ShownMenu } from './useMenu.ts'
import { useSoonest } from './useSoonPromise.ts'

interface OpenWhenProps {
  readonly branch: Branch
  readonly menu: ShownMenu
  readonly cart: ShownCart
  /** Epoch ms. */
  readonly now: number
  readonly open: StoreSearch
  readonly onClose: () => void
}

/** For when the guest orders; from a product that is not to be had now it begins with the time it is. */
export function OpenWhen({ branch, menu, cart, now, open, onClose }: OpenWhenProps) {
  const switches = useList('switches')
  const { mode, appointment, view, send } = cart
  const soonest = useSoonest({ branch, mode, items: cart.cart.items, now })
  if (!takesLaterOrders(branch)) return null
  const product = open.product === undefined ? undefined : menu.catalogue.product(open.product)
  const opening = branch.orderableFrom ? instantAt(branch.orderableFrom, 0, branch.timeZone) : now
  const inCart = view.lines.flatMap(line => line.product ?? [])
  const wanted = product ? [...inCart, product] : inCart
  const offered = product ? nextOffered(product, branch.timeZone, now) : null
  const busy = busyMinutes(switches, branch, mode, now) * MINUTE
  // What takes its time in advance, or comes once it is open, is there at the first time there is.
  const atOnce = opening <= now && wanted.every(each => leadTimeMs(each) === 0) ? soonest : null
  // Nobody chooses a time that is sooner than as soon as possible.
  const earliest = atOnce ? earliestStart(atOnce.at, []) : earliestStart(Math.max(now, opening) + busy, wanted)
  const soon = atOnce?.isInTime ? atOnce.at : nextSlot(hoursFor(branch, mode), branch.timeZone, earliest)
  const choose = (at: number | null) => {
    send({ type: 'choice.made', choice: { appointment: at } })
    onClose()
  }
  return (
    <AppointmentDialog
      isForMenu
      {...{ branch, mode, now, earliest, appointment, onClose }}
      suggested={offered === null ? null : earliestStart(offered, [])}
      soon={branch.isAppointmentRequired ? undefined : { at: soon, onChoose: () => choose(null) }}
      onChoose={choose}
    />
  )
}
