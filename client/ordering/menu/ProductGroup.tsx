import { memo } from 'react'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Clock } from '../../ui/icons.tsx'
import { type MenuLayout, type ProductActions, ProductRow } from './ProductRow.tsx'
import { whyUnavailable } from './productView.ts'
import { rows } from './rows.ts'

/** Ids of the products of a group that are shown, each with a word of caution; with none its row is the one of the whole menu. */
export type ShownProducts = ReadonlyMap<number, string | undefined>
/** By category id, what a search or filter has left; null shows everything. */
export type Shown = ReadonlyMap<number, ShownProducts> | null

interface ProductGroupProps {
  readonly group: MenuGroup
  /** Epoch ms. */
  readonly now: number
  /** What availability is judged at, epoch ms: the appointment, or now. */
  readonly at: number
  readonly zone: string
  /** Rows, unless told otherwise. */
  readonly layout?: MenuLayout
  readonly actions: ProductActions
  /** What a search has left of the group; absent: all of it. */
  readonly shown?: ShownProducts | undefined
}

export const groupId = (category: number): string => `kategorie-${category}`

/**
 * A category with its products. What is far away is not laid out until it comes near; what a search leaves out is hidden
 * and not taken away, so that typing builds nothing.
 */
export const ProductGroup = memo(function ProductGroup(props: ProductGroupProps) {
  const { group, now, at, zone, layout = rows, actions, shown } = props
  const { category, entries } = group
  const isOpen = group.visibility === 'available'
  const count = shown ? shown.size : entries.length
  return (
    <section
      id={groupId(category.id)}
      hidden={count === 0}
      aria-labelledby={`${groupId(category.id)}-name`}
      className="@container -mx-4 px-4 pb-4 [content-visibility:auto] desktop:-scroll-mt-12"
      style={{ containIntrinsicSize: `auto 600px auto ${80 + count * ROW_HEIGHT}px` }}
    >
      <h2 id={`${groupId(category.id)}-name`} tabIndex={-1} className="font-display text-head">
        {category.name}
      </h2>
      {!isOpen && (
        <p className="mt-1.5">
          <Badge tone="warning">
            <Clock size={14} />
            {whyUnavailable(category, now, zone, at)}
          </Badge>
        </p>
      )}
      {category.description && <p className="reading mt-0.5 text-ink-soft">{category.description}</p>}
      <ul className={`mt-1 grid tablet:mt-4 ${layout.list}`}>
        {entries.map(({ product, visibility }) => (
          <li key={product.id} hidden={shown && !shown.has(product.id)} className={`relative flex ${layout.item}`}>
            <ProductRow
              product={product}
              isAvailable={visibility === 'available'}
              why={visibility === 'available' || !isOpen ? null : whyUnavailable(product, now, zone, at)}
              caution={shown?.get(product.id)}
              {...{ layout, actions }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Pixels a row usually has; the browser remembers the true height once it was seen. */
const ROW_HEIGHT = 140
