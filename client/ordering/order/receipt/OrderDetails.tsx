import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { isTelling } from '../../../../schema/ordering/creditNote.ts'
import { useMedia } from '../../../device/page/theme.ts'
import { formatDateTime, formatMoney } from '../../../ui/format.ts'
import { paymentLineOf, statusLineOf, typeLineOf } from '../statusText.ts'
import { texts } from '../texts.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { sumsOf } from './sums.ts'

interface OrderDetailsProps {
  readonly order: PublicOrder
  readonly branch: Branch | undefined
  readonly zone: string
  /** The firm that sells. */
  readonly seller: string | undefined
  /** Where the receipt is what somebody came for: unfolded on a phone too. */
  readonly isOpen?: boolean
}

/** The receipt and everything else about the order, folded but at a desk: products, sums, kind, payment, its long number. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, isOpen = false } = props
  const isWide = useMedia('(width >= 64rem)')
  return (
    <details open={isOpen || isWide || undefined} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-strong">{texts.details.heading}</span>
        <span className="text-ink-soft">{statusLineOf(order)}</span>
        <ChevronDown
          size={18}
          aria-hidden
          className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-4">
        <ReceiptLines order={order} />
        <dl className="mt-4 flex flex-col gap-1.5 border-t border-line pt-3">
          {sumsOf(order).map(({ label, value, kind }) => (
            <div key={label} className={`flex flex-wrap justify-between gap-x-4 ${looks[kind]}`}>
              <dt>{label}</dt>
              <dd className="figures ml-auto">{value}</dd>
            </div>
          ))}
        </dl>
        <Facts {...props} />
      </div>
    </details>
  )
}

const looks = {
  part: '',
  total: 'text-title font-strong',
  tax: 'text-caption text-ink-soft',
  after: 'font-medium',
} as const

function Facts({ order, branch, zone, seller }: OrderDetailsProps) {
  const { receipt } = order
  const when = (instant: string) => formatDateTime(Date.parse(instant), zone)
  return (
    <dl className="mt-4 flex flex-col gap-y-2 border-t border-line pt-4">
      <Row label={texts.details.status}>{statusLineOf(order)}</Row>
      <Row label={texts.details.type}>{typeLineOf(order)}</Row>
      <Row label={texts.details.payment}>{paymentLineOf(order)}</Row>
      {receipt?.credits?.map(({ amount, reason, isOnline, at }) => (
        <Row key={at} label={texts.details.credited}>
          <span className="figures block">{formatMoney(amount, order.currency)}</span>
          <span className="block text-caption text-ink-soft">
            {texts.details.creditedHow(isTelling(reason) ? reason : null, isOnline, order.paymentMethod === 'invoice')}
          </span>
        </Row>
      ))}
      <Row label={texts.details.placed}>{when(order.createdAt)}</Row>
      <Row label={texts.details.appointment}>
        {order.appointmentDate === null ? texts.details.soon : when(order.appointmentDate)}
      </Row>
      {receipt?.comment && <Row label={texts.details.comment}>{receipt.comment}</Row>}
      {receipt?.company && <Row label={texts.details.company}>{receipt.company.name}</Row>}
      {receipt?.company?.vatNumber && <Row label={texts.details.vatNumber}>{receipt.company.vatNumber}</Row>}
      {branch && (
        <Row label={texts.details.seller}>
          {seller && <span className="block">{seller}</span>}
          {branch.name}, {branch.street}, {branch.zipCode} {branch.city}
        </Row>
      )}
      <Row label={texts.details.uid}>
        <span className="break-all">{order.uid}</span>
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 flex-[1_1_9rem] text-right wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
