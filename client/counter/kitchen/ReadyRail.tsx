import { CircleCheck } from '../../ui/icons.tsx'
import { type CardScope, CardSteps } from './CardSteps.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { destinationOf } from './destinationOf.ts'
import type { Card } from './kitchenView.ts'
import { MoneyLine } from './MoneyLine.tsx'
import { de } from './texts.ts'

/** What is ready and waits to be fetched; the last one can be taken back. */
export function ReadyRail({ cards, scope }: { readonly cards: readonly Card[]; readonly scope: CardScope }) {
  return (
    <aside aria-label={de.ready} className="board-rail" tabIndex={0}>
      <h2 className="flex items-center gap-2 text-title">
        <CircleCheck size={22} />
        {de.ready}
        <span className="figures ml-auto text-ink-soft">{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className="text-ink-soft">{de.nothingReady}</p>}
      {cards.map(card => (
        <article key={card.order.id} className="board-rail-card" aria-label={`${de.ready} ${card.order.ticketNumber}`}>
          <div className="flex items-baseline gap-3">
            <h3 className="figures text-hero font-strong">{card.order.ticketNumber}</h3>
            <p className="min-w-0 truncate text-ink-soft">{whoseOf(card)}</p>
          </div>
          {scope.isDesk && <DeliveryAddress order={card.order} />}
          <MoneyLine order={card.order} />
          <CardSteps card={card} scope={scope} />
        </article>
      ))}
    </aside>
  )
}

/** What is called out: a name, a table, or how it leaves the house. */
const whoseOf = ({ order }: Card): string =>
  order.mode === 'takeaway' && order.guestName !== '' ? order.guestName : destinationOf(order)
