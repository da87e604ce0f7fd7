import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { Sum } from '../../../schema/counter/sums.ts'
import { de } from './texts.ts'

/** Everything that is to be made now, added up over all tickets: what a baker reads before he opens the oven. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <section aria-label={de.sums} className="board-sums">
      {sums.length === 0 ? (
        <p className="text-ink-soft">{de.noSums}</p>
      ) : (
        <ul className="board-sums-list">
          {sums.map(({ product, unit, name, amount, variants }) => (
            <li key={`${product} ${unit}`}>
              <p className="board-sum">
                <strong className="board-amount figures">{amountOf({ amount, unit })}</strong>
                <span className="board-item-name">{name}</span>
              </p>
              {variants.map(({ words, amount: some }) => (
                <p key={words} className="board-sum-variant">
                  <span className="figures">{amountOf({ amount: some, unit })}</span> {words === '' ? de.plain : words}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** '14×', or '250 g' for what is weighed. */
export const amountOf = ({ amount, unit }: Pick<Sum, 'amount' | 'unit'>): string =>
  unit === 'amount' ? `${amount.toLocaleString('de-DE')}×` : formatQuantity(amount, unit)
