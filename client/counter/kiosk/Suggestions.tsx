import { useContext } from 'react'
import { priceLine } from '../../../schema/catalogue/priceLine.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { Plus } from '../../ui/icons.tsx'
import { CurrencyContext } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useTexts } from './texts.ts'

interface SuggestionsProps {
  readonly products: readonly Product[]
  readonly onAdd: (product: Product) => void
}

/** What goes with it, in sight and out of the way: one tap takes it along. */
export function Suggestions({ products, onAdd }: SuggestionsProps) {
  const texts = useTexts()
  const currency = useContext(CurrencyContext)
  if (products.length === 0) return null
  return (
    <section aria-label={texts.suggestions}>
      <h2 className="mb-2 font-strong">{texts.suggestions}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-3">
        {products.map(product => (
          <button
            key={product.id}
            type="button"
            className="flex min-h-[4.4rem]! items-center gap-[0.8rem] rounded-card border border-line bg-surface py-2 pr-4 pl-2"
            onClick={() => onAdd(product)}
          >
            <Picture
              image={product.images[0]}
              alt=""
              from={['thumbnail', 'tiny']}
              sizes="80px"
              width={80}
              height={80}
              className="size-[3.4rem] rounded-[calc(var(--radius)-4px)]"
            />
            <span className="min-w-0 flex-1 text-left">
              <span className="block font-strong">{product.name}</span>
              <span className="figures text-ink-soft">{priceLine(product, currency)}</span>
            </span>
            <Plus size={24} />
          </button>
        ))}
      </div>
    </section>
  )
}
