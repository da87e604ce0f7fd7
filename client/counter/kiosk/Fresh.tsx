import { useContext, useEffect, useState } from 'react'
import { priceLine } from '../../../schema/catalogue/priceLine.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { every } from '../../device/clock.ts'
import { usePrefersReducedMotion } from '../../device/page/theme.ts'
import { CurrencyContext } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useTexts } from './texts.ts'

/** Pictures at once on the screen, and how long (ms) until the next one comes. */
const SHOWN = 6
const NEXT_MS = 5000

/** What is fresh now, in pictures with names and prices: one after the other makes room for the next. */
export function Fresh({ products }: { products: readonly Product[] }) {
  const texts = useTexts()
  const currency = useContext(CurrencyContext)
  const isStill = usePrefersReducedMotion()
  const [first, setFirst] = useState(0)
  const moves = products.length > SHOWN && !isStill
  useEffect(() => (moves ? every(NEXT_MS, () => setFirst(before => before + 1)) : undefined), [moves])
  const shown = Array.from({ length: Math.min(SHOWN, products.length) }, (_, place) => {
    // One place after the other changes, the others stand still.
    const turns = Math.floor((first + SHOWN - 1 - place) / SHOWN)
    return products[(place + turns * SHOWN) % products.length]
  })
  return (
    <div className="grid min-h-0 flex-1 auto-rows-fr grid-cols-2 gap-[0.35rem] landscape:grid-cols-3" aria-hidden>
      {shown.map(
        (product, place) =>
          product && (
            <figure key={`${place} ${product.id}`} className="relative min-h-0 animate-fresh overflow-hidden">
              <Picture
                image={product.images[0]}
                alt=""
                from={['small', 'medium']}
                sizes="50vw"
                width={540}
                height={400}
                priority
                className="absolute inset-0 size-full"
              />
              <figcaption className="absolute bottom-[0.6rem] left-[0.6rem] flex max-w-[calc(100%-1.2rem)] flex-wrap items-baseline gap-x-2 rounded-card bg-raised px-[0.7rem] py-[0.3rem] font-strong">
                {place === 0 && <small className="text-caption text-accent-ink">{texts.fresh}</small>}
                <span>{product.name}</span>
                <span className="figures">{priceLine(product, currency)}</span>
              </figcaption>
            </figure>
          ),
      )}
    </div>
  )
}
