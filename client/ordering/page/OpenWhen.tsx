import { instantAt, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { busyMinutes } from '../../../schema/catalogue/switches.ts'
import { earliestStart } from '../../../schema/ordering/slots.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { takesLaterOrders } from '../menu/OrderTimeButton.tsx'
import { OrderTimeDialog } from '../menu/orderTime/OrderTimeDialog.tsx'
import { nextOffered } from '../menu/productView.ts'
import type { StoreSearch } from './storeSearch.ts'
import type { ShownCart } from './useCartView.ts'
import type { ShownMenu } from './useMenu.ts'

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
  if (!takesLaterOrders(branch)) return null
  const { mode, appointment, view, send } = cart
  const product = open.product === undefined ? undefined : menu.catalogue.product(open.product)
  const opening = branch.orderableFrom ? instantAt(branch.orderableFrom, 0, branch.timeZone) : now
  const inCart = view.lines.flatMap(line => line.product ?? [])
  const offered = product ? nextOffered(product, branch.timeZone, now) : null
  const busy = busyMinutes(switches, branch, mode, now) * MINUTE
  return (
    <OrderTimeDialog
      branch={branch}
      mode={mode}
      switches={switches}
      now={now}
      earliest={earliestStart(Math.max(now, opening) + busy, product ? [...inCart, product] : inCart)}
      value={appointment}
      suggested={offered === null ? null : earliestStart(offered, [])}
      mayBeNow={!branch.isAppointmentRequired && appointment !== null}
      onChoose={at => {
        send({ type: 'choice.made', choice: { appointment: at } })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
