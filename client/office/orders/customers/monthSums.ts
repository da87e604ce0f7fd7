import { leftOf } from '../../../../schema/ordering/account.ts'
import type { CustomerAccount } from '../../../../schema/ordering/customerAccount.ts'
import { texts } from './texts.ts'

interface Sum {
  readonly label: string
  readonly value: string
  /** `beside`: it is no part of the invoice. */
  readonly kind: 'part' | 'due' | 'beside'
}

/** What a month's invoice comes to: of the orders that are listed, which for whoever leads one branch are those of that one. */
export function monthSums(
  { invoice, orders, credits }: Pick<CustomerAccount, 'invoice' | 'orders' | 'credits'>,
  money: (cents: number) => string,
): readonly Sum[] {
  const ordered = orders.reduce((sum, { totalGross }) => sum + totalGross, 0)
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0)
  const left = invoice && leftOf(invoice)
  return [
    { label: texts.month.ordered(orders.length), value: money(ordered), kind: 'part' },
    ...(credited > 0
      ? [
          { label: texts.month.credited, value: money(-credited), kind: 'part' as const },
          { label: texts.month.due, value: money(ordered - credited), kind: 'due' as const },
        ]
      : []),
    ...(invoice && invoice.used !== ordered
      ? [{ label: texts.month.everywhere, value: money(invoice.used), kind: 'beside' as const }]
      : []),
    ...(left !== null && invoice?.budget
      ? [
          {
            label: texts.month.budget(money(invoice.budget)),
            value: texts.month.left(money(left)),
            kind: 'beside' as const,
          },
        ]
      : []),
  ]
}
