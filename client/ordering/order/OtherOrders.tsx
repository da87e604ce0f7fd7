import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../ui/format.ts'
import { useRecentOrders } from './AwaitedOrderBar.tsx'
import type { OrderKey } from './order.machine.ts'
import { placedAt } from './recentOrders.ts'
import { numberOf, statusLineOf } from './statusText.ts'
import { texts } from './texts.ts'

interface OtherOrdersProps {
  /** The order on the page. */
  readonly uid: string
  readonly zone: string
  readonly isNumbered: boolean
  branchName(id: number): string | undefined
  renderLink(order: OrderKey, content: ReactNode, className: string): ReactNode
}

/** The other orders this device remembers: guests lose links. */
export function OtherOrders({ uid, zone, isNumbered, branchName, renderLink }: OtherOrdersProps) {
  const others = useRecentOrders().filter(order => order.uid !== uid)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="orders" className="mt-4">
      <h2 id="orders" className="text-title">
        {texts.recent.heading}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{texts.recent.text}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {others.map(recent => (
          <li key={recent.uid}>
            {renderLink(
              recent,
              <>
                <span className="min-w-0 flex-1">
                  <strong className="block font-strong">
                    {recent.order ? numberOf(recent.order, isNumbered) : texts.unknownNumber}
                  </strong>
                  <span className="block text-caption text-ink-soft">
                    {[
                      recent.order && branchName(recent.order.branch.id),
                      texts.recent.placed(formatDateTime(placedAt(recent), zone)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {recent.order && <span className="text-ink-soft">{statusLineOf(recent.order)}</span>}
                <ChevronRight size={18} aria-hidden className="text-ink-soft" />
              </>,
              'flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken',
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
