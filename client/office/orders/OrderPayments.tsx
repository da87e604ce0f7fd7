import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { isOnline, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import { checkPayment, repeatRefund, type WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { canBePaidToStaff, canStillBePaid } from '../../../schema/ordering/orderStatus.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { PaidAtCounter } from './PaidAtCounter.tsx'
import { RefundOrder } from './RefundOrder.tsx'
import { Section } from './Section.tsx'
import { texts, wordOf } from './texts.ts'

/** How it is paid, what the provider said of it, and what went back. */
export function OrderPayments({ order }: { readonly order: WholeOrder }) {
  const { actor, tell } = useOffice()
  const { run, isBusy } = useServerAction()
  const zone = useZone()
  const { tun } = useSearch({ strict: false })
  const [isRefunding, setRefunding] = useState(tun === 'erstatten')
  const mayChange = may(actor, 'update', orderAccess, [order.branch.id])
  useShortcuts(mayChange && order.refundable > 0 ? [{ key: 'e', run: () => setRefunding(true) }] : [])
  const { state, due } = ticketMoney(order)
  const isToPayOnline = isOnline(order.paymentMethod) && order.paymentState === 'open'
  const isOwed = state === 'due' && (isToPayOnline ? canBePaidToStaff : canStillBePaid)(order.status)
  const entries = entriesOf(order)
  const repeat = async (refund: number) =>
    tell({ text: (await run(repeatRefund, { params: { id: order.id, refund } })) ?? texts.repeated })
  const check = async () => tell({ text: (await run(checkPayment, { params: { id: order.id } })) ?? texts.checked })
  return (
    <Section title={texts.sections.payments}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
        <p className="font-medium">{paymentMethods[order.paymentMethod].paperLabel}</p>
        <p className={isOwed ? 'figures font-medium text-warning' : 'text-ink-soft'}>
          {isOwed
            ? (isToPayOnline ? texts.open : texts.collect)(formatMoney(due, order.currency))
            : state === 'due'
              ? ''
              : texts.money[state]}
        </p>
      </div>
      {entries.length > 0 && (
        <ul className="figures divide-y divide-line border-t border-line">
          {entries.map(entry => (
            <li key={`${entry.name}:${entry.id}`} className="flex justify-between gap-4 px-4 py-2.5">
              <span>
                <span className="block first-letter:uppercase">{entry.name}</span>
                <span className="block text-caption text-ink-soft">
                  {`${formatDateTime(entry.createdAt, zone)} · ${entry.what}`}
                </span>
                {mayChange && entry.isStuck && (
                  <Button
                    variant="secondary"
                    size="small"
                    className="mt-1.5 pointer-coarse:min-h-11"
                    busy={isBusy}
                    onClick={() => void repeat(entry.id)}
                  >
                    {texts.repeat}
                  </Button>
                )}
              </span>
              <span>{formatMoney(entry.amount, entry.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (order.attempts.length > 0 || order.refundable > 0) && (
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
          {order.refundable > 0 && (
            <Button variant="secondary" size="small" onClick={() => setRefunding(true)}>
              {texts.refunding.open}
            </Button>
          )}
          {order.attempts.length > 0 && (
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => void check()}>
              {texts.check}
            </Button>
          )}
        </div>
      )}
      {mayChange && isOwed && isToPayOnline && <PaidAtCounter order={order} />}
      {isRefunding && <RefundOrder order={order} onClose={() => setRefunding(false)} />}
    </Section>
  )
}

/** What was paid, and what went back, in the order of time. */
const entriesOf = (order: WholeOrder) =>
  [
    ...order.attempts.map(attempt => ({
      ...attempt,
      what: wordOf(texts.attempt, attempt.state),
      name: attempt.provider,
      isStuck: false,
    })),
    ...order.creditNotes
      .filter(() => !isOnline(order.paymentMethod))
      .map(note => ({
        ...note,
        currency: order.currency,
        what: note.reason,
        name: order.paymentMethod === 'invoice' ? texts.credited : texts.paidOut,
        amount: -note.amount,
        isStuck: false,
      })),
    ...order.refunds.map(refund => ({
      ...refund,
      what: wordOf(texts.refundStates, refund.state),
      name: texts.refund,
      amount: -refund.amount,
      isStuck: refund.state === 'failed',
    })),
  ].toSorted((one, other) => one.createdAt - other.createdAt)
