import { formatPhone } from '../../../schema/base/phoneFormat.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { de } from './texts.ts'

/** Where a delivery goes and how its guest is reached: for whoever hands it to the driver. */
export function DeliveryAddress({ order: { mode, address, phone } }: { readonly order: BoardOrder }) {
  if (mode !== 'delivery') return null
  return (
    <address className="text-[1.125rem]/6 font-medium not-italic" aria-label={de.deliveryAddress}>
      {(address ?? []).map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <a href={`tel:${phone}`} className="figures inline-flex min-h-11 items-center">
          {formatPhone(phone)}
        </a>
      )}
    </address>
  )
}
