import type { Sum } from '../../../schema/counter/sums.ts'
import { Amount, amountOf } from './Amount.tsx'
import { de } from './texts.ts'

/** Everything that is to be made now, added up over all tickets: what a baker reads before he opens the oven. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <section aria-label={de.sums} className="mb-3 rounded-ticket bg-raised px-4 py-3">
      {sums.length === 0 ? (
        <p className="text-ink-soft">{de.noSums}</p>
      ) : (
        <ul className="columns-[17rem] gap-x-8">
          {sums.map(({ product, unit, name, amount, variants }) => (
            <li key={`${product} ${unit}`} className="break-inside-avoid py-1">
              <p className="grid grid-cols-[4.5rem_1fr]">
                <Amount amount={amount} unit={unit} />
                <span className="text-title font-strong">{name}</span>
              </p>
              {variants.map(({ words, amount: some }) => (
                <p key={words} className="pl-[4.5rem] text-lead text-ink-soft">
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
