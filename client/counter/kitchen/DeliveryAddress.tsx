import { formatPhone } from '../../../schema/base/phoneFormat.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { de } from './texts.ts'

/** Where a delivery goes and how its guest is reached: for whoever hands it to the driver. */
export function DeliveryAddress({ order: { mode, address, phone } }: { readonly order: BoardOrder }) {
  if (mode !== 'delivery') return null
  return (
    <address className="board-address" aria-label={de.deliveryAddress}>
      {(address ?? []).map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <a href={`tel:${phone}`} className="board-phone figures">
          {formatPhone(phone)}
        </a>
      )}
    </address>
  )
}
