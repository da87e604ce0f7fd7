import { memo } from 'react'
import type { MenuGroup } from '../../schema/rules/menu.ts'
import { Badge } from '../ui/Chip.tsx'
import { Clock } from '../ui/icons.tsx'
import { type InCart, type ProductActions, ProductRow } from './ProductRow.tsx'
import { whyUnavailable } from './productView.ts'

interface ProductGroupProps {
  readonly group: MenuGroup
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  readonly inCart: ReadonlyMap<number, InCart>
  readonly actions: ProductActions
}

export const groupId = (category: number): string => `kategorie-${category}`

/** A category with its products. What is far away is not laid out until it comes near. */
export const ProductGroup = memo(function ProductGroup({ group, now, zone, inCart, actions }: ProductGroupProps) {
  const { category, entries } = group
  const isOpen = group.visibility === 'available'
  return (
    <section
      id={groupId(category.id)}
      aria-labelledby={`${groupId(category.id)}-name`}
      className="@container -mx-4 scroll-mt-30 px-4 [content-visibility:auto] desktop:scroll-mt-20"
      style={{ containIntrinsicSize: `auto 600px auto ${80 + entries.length * ROW_HEIGHT}px` }}
    >
      <h2 id={`${groupId(category.id)}-name`} tabIndex={-1} className="font-display text-head">
        {category.name}
      </h2>
      {!isOpen && (
        <p className="mt-1.5">
          <Badge tone="warning">
            <Clock size={14} />
            {whyUnavailable(category, now, zone)}
          </Badge>
        </p>
      )}
      {category.description && <p className="reading mt-0.5 text-ink-soft">{category.description}</p>}
      <ul className="mt-1 grid tablet:mt-4 tablet:gap-4 @min-[40rem]:grid-cols-2">
        {entries.map(({ product, visibility }) => (
          <ProductRow
            key={product.id}
            product={product}
            isAvailable={visibility === 'available'}
            why={visibility === 'available' || !isOpen ? null : whyUnavailable(product, now, zone)}
            inCart={inCart.get(product.id)}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  )
})

/** Pixels a row usually has; the browser remembers the true height once it was seen. */
const ROW_HEIGHT = 140
