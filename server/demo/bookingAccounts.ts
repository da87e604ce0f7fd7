import type { Body } from '../../schema/base/entity.ts'
import { keysOf } from '../../schema/base/keys.ts'
import { isOnline, paymentMethods } from '../../schema/business/paymentMethods.ts'

const online = keysOf(paymentMethods).filter(isOnline)

/** Accounts as an Austrian bakery has them (Einheitskontenrahmen). */
export const demoBookingAccounts: readonly Body[] = [
  ...[
    [0, '4000'],
    [4.9, '4049'],
    [10, '4010'],
    [20, '4020'],
  ].map(([rate, number]) => ({ purpose: 'sales', rate, number })),
  ...[
    [0, '4800'],
    [4.9, '4849'],
    [10, '4810'],
    [20, '4820'],
  ].map(([rate, number]) => ({ purpose: 'deposit', rate, number })),
  ...Object.entries({
    cash: '2700',
    'atm-card': '2885',
    'hydro-ag-voucher': '2890',
    ...Object.fromEntries(online.map((method, index) => [method, `${2886 + index}`])),
    prepaid: '3290',
    owed: '2000',
    rounding: '7890',
    clearing: '2990',
    donationExpense: '7690',
    donationOwed: '3690',
    datevConsultant: '1001',
    datevClient: '1',
  }).map(([purpose, number]) => ({ purpose, number })),
]
