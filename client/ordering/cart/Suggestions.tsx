import { useContext, useRef } from 'react'
import { priceLine } from '../../../schema/catalogue/priceLine.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { Plus } from '../../ui/icons.tsx'
import { CurrencyContext } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

interface SuggestionsProps {
  readonly products: readonly Product[]
  readonly onAdd: (product: Product) => void
}

/** What others take with it, below the lines and never in the way: one tap takes it along. */
export function Suggestions({ products, onAdd }: SuggestionsProps) {
  const currency = useContext(CurrencyContext)
  const room = useRef<HTMLDivElement>(null)
  const add = (product: Product) => {
    onAdd(product)
    // What was tapped is gone from here: the focus stays at its place.
    room.current?.focus()
  }
  return (
    <div ref={room} tabIndex={-1} className="outline-none">
      {products.length > 0 && (
        <section aria-label={texts.goesWith} className="border-t border-line pt-3 pb-2">
          <h3 className="text-caption font-strong text-ink-soft">{texts.goesWith}</h3>
          <ul>
            {products.map(product => (
              <li key={product.id}>
                <button
                  type="button"
                  onClick={() => add(product)}
                  className="-mx-2 flex min-h-13 w-[calc(100%+--spacing(4))] items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-accent-soft"
                >
                  <Picture
                    image={product.images[0]}
                    alt=""
                    from={['icon', 'thumbnail']}
                    sizes="44px"
                    width={44}
                    height={44}
                    className="size-11 shrink-0 rounded-control"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-1 font-medium">{product.name}</span>
                    <span className="figures block text-caption text-ink-soft">{priceLine(product, currency)}</span>
                    <span className="sr-only">{texts.take}</span>
                  </span>
                  <span
                    aria-hidden
                    className="grid size-8 shrink-0 place-items-center rounded-pill border border-edge/50 text-accent-ink"
                  >
                    <Plus size={18} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
