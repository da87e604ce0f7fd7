import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatQuantity, isUnit } from '../../../schema/catalogue/quantity.ts'
import type { PublicOrder, PublicOrderItem } from '../../../schema/ordering/calls.ts'
import { useMedia } from '../../device/page/theme.ts'
import { formatDateTime } from '../../ui/format.ts'
import { paymentLineOf, priceOf, statusLineOf, totalOf, typeLineOf } from './statusText.ts'
import { texts } from './texts.ts'

interface OrderDetailsProps {
  readonly order: PublicOrder
  readonly zone: string
}

/** Everything else about the order, folded but at a desk: state, kind, payment, products, its long number. */
export function OrderDetails({ order, zone }: OrderDetailsProps) {
  const isWide = useMedia('(width >= 64rem)')
  const table = order.tableName ?? order.tableIdentifier
  const when = (instant: string) => formatDateTime(Date.parse(instant), zone)
  return (
    <details open={isWide || undefined} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-strong">{texts.details.heading}</span>
        <span className="text-ink-soft">{statusLineOf(order)}</span>
        <ChevronDown
          size={18}
          aria-hidden
          className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-4">
        <ul className="flex flex-col gap-2">
          {order.items.map((item, index) => (
            // Lines of a placed order never change their place.
            <li key={`${index} ${item.name}`} className="flex gap-3">
              <span className="figures min-w-8 text-ink-soft">{amountOf(item)}</span>
              <span className="min-w-0 flex-1">
                {item.name}
                {choicesOf(item) !== '' && <span className="block text-caption text-ink-soft">{choicesOf(item)}</span>}
              </span>
              <span className="figures">{priceOf(item, order)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-strong">
          <span>{texts.details.total}</span>
          <span className="figures">{totalOf(order)}</span>
        </p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-4">
          <Row label={texts.details.status}>{statusLineOf(order)}</Row>
          <Row label={texts.details.type}>{typeLineOf(order)}</Row>
          {table !== null && <Row label={texts.details.table}>{table}</Row>}
          <Row label={texts.details.payment}>{paymentLineOf(order)}</Row>
          <Row label={texts.details.placed}>{when(order.createdAt)}</Row>
          <Row label={texts.details.appointment}>
            {order.appointmentDate === null ? texts.details.soon : when(order.appointmentDate)}
          </Row>
          <Row label={texts.details.uid}>
            <span className="break-all">{order.uid}</span>
          </Row>
        </dl>
      </div>
    </details>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right">{children}</dd>
    </>
  )
}

const choicesOf = ({ parts }: PublicOrderItem): string => Object.values(parts).flat().join(', ')

function amountOf({ amount, unit }: PublicOrder['items'][number]): string {
  if (!isUnit(unit)) return amount.toLocaleString('de-DE')
  return unit === 'amount' ? `${formatQuantity(amount, unit)}×` : formatQuantity(amount, unit)
}
