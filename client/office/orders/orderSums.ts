import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { discountLabel } from '../../../schema/ordering/receipt.ts'
import { texts } from './texts.ts'

interface Sum {
  readonly label: string
  readonly cents: number
  /** `part`: it makes up the total together with the lines; `within`: it is in the total already. */
  readonly kind: 'part' | 'total' | 'within'
}

/** What stands below an order's lines, which are with their deposit and without what was taken off them. */
export function orderSums({ pricing, totalGross }: Pick<WholeOrder, 'pricing' | 'totalGross'>): readonly Sum[] {
  const row = (kind: Sum['kind'], label: string, cents: number): Sum[] => (cents === 0 ? [] : [{ label, cents, kind }])
  return [
    ...row('part', texts.delivery, pricing.deliveryGross),
    { label: texts.total, cents: totalGross, kind: 'total' },
    ...row('within', texts.deposit, pricing.deposit),
    ...row('within', discountLabel, pricing.discount ?? 0),
    ...pricing.taxes.map(
      ({ rate, tax }): Sum => ({ label: texts.taxOf(rate.toLocaleString('de-DE')), cents: tax, kind: 'within' }),
    ),
  ]
}
