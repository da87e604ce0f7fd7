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
    <div className="kiosk-fresh" aria-hidden>
      {shown.map(
        (product, place) =>
          product && (
            <figure key={`${place} ${product.id}`}>
              <Picture
                image={product.images[0]}
                alt=""
                from={['small', 'medium']}
                sizes="50vw"
                width={540}
                height={400}
                priority
              />
              <figcaption>
                {place === 0 && <small>{texts.fresh}</small>}
                <span>{product.name}</span>
                <span className="figures">{priceLine(product, currency)}</span>
              </figcaption>
            </figure>
          ),
      )}
    </div>
  )
}
