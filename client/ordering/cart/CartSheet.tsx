import { Dialog } from '../../ui/Dialog.tsx'
import { CartContents } from './CartContents.tsx'
import { CartFoot, type CartPanelProps, cartTitle } from './CartPanel.tsx'

/** The cart as a sheet, on phone and tablet. */
export function CartSheet({ onClose, ...cart }: CartPanelProps & { onClose: () => void }) {
  return (
    <Dialog
      title={cartTitle(cart.table)}
      onClose={onClose}
      footer={cart.view.lines.length > 0 ? <CartFoot {...cart} /> : undefined}
    >
      <div className="px-5">
        <CartContents {...cart} />
      </div>
    </Dialog>
  )
}
