import { formatMoney } from '../../../schema/base/money.ts'
import { isOnline } from '../../../schema/business/paymentMethods.ts'
import { ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { de } from './texts.ts'

/** What the order costs, and whether somebody has to take it: the guest of a kiosk comes with a number and an open purse. */
export function MoneyLine({ order }: { readonly order: BoardOrder }) {
  const { state, total, due } = ticketMoney(order)
  const money = (cents: number): string => formatMoney(cents, order.currency)
  if (state === 'due')
    return (
      <p className="board-money board-money-due">
        <span>{de.toPay}</span>
        <strong className="figures">{money(due)}</strong>
        <span className="board-money-way">{wayOf(order)}</span>
      </p>
    )
  return (
    <p className="board-money">
      <span>{de.money[state]}</span>
      <strong className="figures">{money(total)}</strong>
    </p>
  )
}

/** The rest of an order that was paid online is taken however it is offered. */
function wayOf({ paymentMethod, isFromKiosk }: BoardOrder): string {
  const way = isOnline(paymentMethod) || paymentMethod === 'invoice' ? '' : de.ways[paymentMethod]
  return [isFromKiosk && de.kiosk, way].filter(Boolean).join(' · ')
}
