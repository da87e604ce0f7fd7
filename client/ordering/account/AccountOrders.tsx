import type { CustomerOrder } from '../../../schema/ordering/customerAccount.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime, formatMoney } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'
import type { Asked } from './useAsked.ts'

interface AccountOrdersProps {
  readonly orders: Asked<readonly CustomerOrder[]>
  readonly timeZone: string
  readonly hrefOf: (order: number) => string
}

/** The orders somebody may see, the newest first; each leads to its receipt. */
export function AccountOrders({ orders: { value, isFailed, again }, timeZone, hrefOf }: AccountOrdersProps) {
  return (
    <section className="mt-8" aria-labelledby="konto-bestellungen">
      <h2 id="konto-bestellungen" className="mb-3 text-title">
        {texts.orders.title}
      </h2>
      {isFailed && !value && (
        <Notice
          tone="error"
          actions={
            <Button size="small" variant="secondary" onClick={again}>
              {texts.orders.again}
            </Button>
          }
        >
          {texts.orders.failed}
        </Notice>
      )}
      {!isFailed && !value && <Skeleton className="h-40 w-full" />}
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
