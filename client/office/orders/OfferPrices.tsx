import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { WholeLine } from '../../../schema/ordering/officeCalls.ts'
import { TextField } from '../../ui/Field.tsx'
import { texts } from './texts.ts'

interface OfferPricesProps {
  /** In the order of the call; `cents` is null for what is typed and no price. */
  readonly lines: readonly (WholeLine & { readonly typed: string; readonly cents: number | null })[]
  /** What the server says against a field of the call. */
  readonly problemAt: (field: string) => string | undefined
  readonly onType: (position: number, typed: string) => void
}

/** What each line of a request is offered for. */
export const OfferPrices = ({ lines, problemAt, onType }: OfferPricesProps) =>
  lines.map(({ position, name, amount, unit, typed, cents }, index) => (
    <TextField
      key={position}
      label={`${formatQuantity(amount, unit)} ${name}`}
      inputMode="decimal"
      value={typed}
      error={cents === null ? texts.offer.noPrice : problemAt(priceField(index))}
      onChange={event => onType(position, event.target.value)}
    />
  ))

/** The field of the call that holds the price of a line. */
export const priceField = (index: number): string => `prices.${index}.gross`
