import { expect, test } from 'vitest'
import { type TicketMoney, ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { boardOrderOf } from '../../support/boardOrder.ts'

test.each<[string, Partial<BoardOrder>, Partial<TicketMoney>]>([
  ['that pays at the counter owes all of it', { paymentState: 'open' }, { state: 'due', due: 240 }],
  ['whose payment failed owes all of it', { paymentState: 'failed' }, { state: 'due', due: 240 }],
  ['that was paid owes nothing', { paymentState: 'paid' }, { state: 'paid', due: 0 }],
  ['that became dearer owes the difference', { paymentState: 'paid', toCollect: 90 }, { state: 'due', due: 90 }],
  ['in francs owes in cash what there are coins for', { currency: 'CHF', totalGross: 243 }, { total: 243, due: 245 }],
  ['in francs owes by card all of it', { currency: 'CHF', totalGross: 243, paymentMethod: 'atm-card' }, { due: 243 }],
  ['that costs nothing is paid', { paymentState: 'open', totalGross: 0 }, { state: 'paid', due: 0 }],
  ['that got its money back owes nothing', { paymentState: 'refunded' }, { state: 'refunded', due: 0 }],
  ['that only asks owes nothing yet', { isQuotation: true }, { state: 'asked', due: 0 }],
])('An order %s', (_, given, expected) => {
  expect(ticketMoney(boardOrderOf(given))).toMatchObject(expected)
})
