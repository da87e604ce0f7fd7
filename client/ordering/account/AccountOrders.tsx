import type { CustomerOrder } from '../../../schema/ordering/customerAccount.ts'
import { formatDateTime, formatMoney } from '../../ui/format.ts'
import { texts } from './texts.ts'
import type { Asked } from './useAsked.ts'
import { Waiting } from './Waiting.tsx'

interface AccountOrdersProps {
  readonly orders: Asked<readonly CustomerOrder[]>
  readonly timeZone: string
  readonly hrefOf: (order: number) => string
}

/** The orders somebody may see, the newest first; each leads to its receipt. */
export function AccountOrders({ orders, timeZone, hrefOf }: AccountOrdersProps) {
  const { value } = orders
  return (
    <section className="mt-8" aria-labelledby="konto-bestellungen">
      <h2 id="konto-bestellungen" className="mb-3 text-title">
        {texts.orders.title}
      </h2>
      <Waiting asked={orders} problem={texts.orders.failed} className="h-40" />
      {value?.length === 0 && <p className="text-ink-soft">{texts.orders.none}</p>}
      {value && value.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {value.map(order => (
            <li key={order.id}>
              <a href={hrefOf(order.id)} className="flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-sunken">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{formatDateTime(Date.parse(order.createdAt), timeZone)}</span>
                  <span className="block truncate text-caption text-ink-soft">
                    {[`Nr. ${order.ticketNumber}`, texts.states[order.status], order.orderedBy]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="figures font-medium">{formatMoney(order.totalGross, order.currency)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
