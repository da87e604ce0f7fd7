import { formatMoney } from '../../../schema/base/money.ts'
import { isOnline } from '../../../schema/business/paymentMethods.ts'
import { ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { de } from './texts.ts'

interface MoneyLineProps {
  readonly order: BoardOrder
  /** There is no room for how it is paid. */
  readonly isShort?: boolean
}

/** What the order costs, and whether somebody has to take it: the guest of a kiosk comes with a number and an open purse. */
export function MoneyLine({ order, isShort = false }: MoneyLineProps) {
  const { state, total, due } = ticketMoney(order)
  const money = (cents: number): string => formatMoney(cents, order.currency)
  if (state === 'due')
    return (
      <p className={`${line} rounded-control bg-sunken text-ink`}>
        <span className="whitespace-nowrap">{de.toPay}</span>
        <strong className={amount}>{money(due)}</strong>
        {!isShort && <span className="ml-auto text-ink-soft">{wayOf(order)}</span>}
      </p>
    )
  return (
    <p className={`${line} text-ink-soft`}>
      <span className="whitespace-nowrap">{de.money[state]}</span>
      <strong className={amount}>{money(total)}</strong>
    </p>
  )
}

const line = 'flex items-baseline gap-2 px-3 py-1 text-lead'
const amount = 'figures text-title/6'

/** The rest of an order that was paid online is taken however it is offered. */
function wayOf({ paymentMethod, isFromKiosk }: BoardOrder): string {
  const way = isOnline(paymentMethod) || paymentMethod === 'invoice' ? '' : de.ways[paymentMethod]
  return [isFromKiosk && de.kiosk, way].filter(Boolean).join(' · ')
}
