import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { Sum } from '../../../schema/counter/sums.ts'

type AmountProps = Pick<Sum, 'amount' | 'unit'>

/** How many, as large as a ticket has it: read before what it is of. */
export const Amount = (props: AmountProps) => (
  <strong className="figures min-w-[3.125rem] text-[1.375rem]/6.5 font-[800]">{amountOf(props)}</strong>
)

/** '14×', or '250 g' for what is weighed. */
export const amountOf = ({ amount, unit }: AmountProps): string =>
  unit === 'amount' ? `${amount.toLocaleString('de-DE')}×` : formatQuantity(amount, unit)
