import { useState } from 'react'
import { formatTime } from '../../../ui/format.ts'
import { useZone } from '../../shell/scope.tsx'
import { type BoardCard, type BoardColumn, dueTime, longestWait, ordersIn } from './board.ts'
import { type Dragging, dropOf, dropProps } from './drop.ts'
import { OrderCard } from './OrderCard.tsx'
import { texts } from './texts.ts'
import type { CardActs } from './useCardActs.ts'

/** What every card of the board is given. */
export interface Cards extends Dragging {
  /** Epoch ms. */
  readonly now: number
  readonly acts: CardActs
  /** Id of the card the keys mean. */
  readonly chosen: number | null
  readonly nameOf: (branch: number) => string | null
}

interface ColumnProps {
  readonly column: BoardColumn
  readonly orders: readonly BoardCard[]
  readonly cards: Cards
  /** On a phone, where one is shown at a time. */
  readonly isShown: boolean
}

/** The orders that stand alike, what is due first on top; what is for later waits folded. */
export function Column({ column, orders, cards, isShown }: ColumnProps) {
  const zone = useZone()
  const [isOver, setOver] = useState(false)
  const own = ordersIn(column, orders, cards.now)
  const wait = longestWait(own.now, cards.now)
  const [first] = own.later
  const drop = dropOf(cards, column)
  return (
    <section
      aria-label={texts.headings[column]}
      data-lane={column}
      {...dropProps(cards, column, setOver)}
      className={`flex min-h-32 flex-col gap-3 rounded-card bg-sunken p-3 transition-shadow duration-150 ${isShown ? '' : 'max-desktop:hidden'} ${isOver && drop && 'action' in drop ? 'ring-2 ring-accent-ink' : ''}`}
    >
      <header className="flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-lead whitespace-nowrap">
          {texts.headings[column]} <span className="figures text-ink-soft">{own.now.length}</span>
        </h2>
        {wait > 0 && column !== 'in-delivery' && (
          <span className="figures text-caption text-ink-soft">{texts.wait(wait)}</span>
        )}
      </header>
      {drop && 'forbidden' in drop && (
        <p className="px-1 text-caption text-ink-soft">{texts.forbidden[drop.forbidden]}</p>
      )}
      {own.now.length === 0 && <p className="px-1 py-4 text-ink-soft">{texts.empty[column]}</p>}
      <CardStack orders={own.now} cards={cards} />
      {first && (
        <details>
          <summary className="figures flex min-h-11 cursor-pointer items-center px-1 text-caption font-medium">
            {texts.later(own.later.length, formatTime(dueTime(first), zone))}
          </summary>
          <CardStack orders={own.later} cards={cards} />
        </details>
      )}
    </section>
  )
}

interface CardStackProps {
  readonly orders: readonly BoardCard[]
  readonly cards: Cards
  readonly className?: string
}

export const CardStack = ({ orders, cards, className = 'flex flex-col gap-3' }: CardStackProps) => (
  <ul className={className}>
    {orders.map(order => (
      <OrderCard
        key={order.id}
        order={order}
        branch={cards.nameOf(order.branch)}
        now={cards.now}
        acts={cards.acts}
        isChosen={order.id === cards.chosen}
        onDrag={cards.onDrag}
      />
    ))}
  </ul>
)
