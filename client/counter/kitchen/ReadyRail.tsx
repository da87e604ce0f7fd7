import { memo } from 'react'
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
    // On a tablet that stands upright it lies along the bottom: the tickets have the width.
    <aside
      aria-label={de.ready}
      className="flex w-[clamp(15rem,20vw,21rem)] flex-none flex-col gap-3 overflow-y-auto border-l border-line bg-surface p-4 text-lead max-lying:max-h-[40%] max-lying:w-auto max-lying:flex-row max-lying:overflow-x-auto max-lying:overflow-y-hidden max-lying:border-t max-lying:border-l-0"
      tabIndex={0}
    >
      <h2 className="flex items-center gap-2 text-title text-success max-lying:flex-none max-lying:flex-col max-lying:items-start">
        <CircleCheck size={22} />
        {de.ready}
        <span className="figures ml-auto text-ink-soft max-lying:ml-0">{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className="text-ink-soft">{de.nothingReady}</p>}
      {cards.map(card => (
        <ReadyCard key={card.order.id} {...{ card, scope }} />
      ))}
    </aside>
  )
}

const ReadyCard = memo(function ReadyCard({ card, scope }: { readonly card: Card; readonly scope: CardScope }) {
  return (
    <article
      className="flex animate-ticket flex-col gap-2.5 rounded-ticket bg-success-soft p-3 max-lying:w-[19rem] max-lying:flex-none"
      aria-label={`${de.ready} ${card.order.ticketNumber}`}
    >
      <div className="flex items-baseline gap-3">
        <h3 className="figures text-hero font-strong">{card.order.ticketNumber}</h3>
        <p className="min-w-0 truncate text-ink-soft">{whoseOf(card)}</p>
      </div>
      {scope.isDesk && <DeliveryAddress order={card.order} />}
      <MoneyLine order={card.order} isShort />
      <div className="max-lying:mt-auto">
        <CardSteps card={card} scope={scope} buttons="narrow" />
      </div>
    </article>
  )
})

/** What is called out: a name, a table, or how it leaves the house. */
const whoseOf = ({ order }: Card): string =>
  order.mode === 'takeaway' && order.guestName !== '' ? order.guestName : destinationOf(order)
