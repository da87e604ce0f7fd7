import type { ReactNode } from 'react'
import { additives as names } from '../../../schema/catalogue/additives.ts'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import type { Configuration } from './configuration.machine.ts'
import { type AllergenMark, allergensOf } from './productText.ts'
import { texts } from './texts.ts'

interface ProductFactsProps {
  readonly configuration: Configuration
  /** Says where it is shown: `flex` or `hidden`. */
  readonly className: string
}

/** Allergens with letter and name, also those that chosen options bring, and additives: to be known before ordering. */
export function ProductFacts({ configuration, className }: ProductFactsProps) {
  const { product, parts } = configuration
  const { own, added } = allergensOf(product, parts)
  const { additives } = compositionOf(product, parts)
  if (own.length + added.length + additives.length === 0) return null
  return (
    <dl className={`flex-col gap-3 text-caption ${className}`}>
      {own.length + added.length > 0 && (
        <Fact name={texts.allergens}>
          <Letters list={own} />
          {added.length > 0 && (
            <>
              <p className="mt-2 mb-1 text-ink-soft">{texts.allergensAdded}</p>
              <Letters list={added} />
            </>
          )}
        </Fact>
      )}
      {additives.length > 0 && (
        <Fact name={texts.additives}>{additives.map(additive => names[additive]).join(', ')}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-strong">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

function Letters({ list }: { list: readonly AllergenMark[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {list.map(({ letter, name }) => (
        <li key={letter} className="flex items-center gap-1.5">
          <span className="grid size-5 place-items-center rounded-[5px] bg-line font-strong text-ink">{letter}</span>
          {name}
        </li>
      ))}
    </ul>
  )
}
