import { localTime } from '../../../schema/base/zonedTime.ts'
import { modes } from '../../../schema/business/modes.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import type { Card } from './kitchenView.ts'
import { de } from './texts.ts'

interface LaterStripProps {
  readonly cards: readonly Card[]
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
}

/** Orders for later: known, and out of the way until their preparation begins. */
export function LaterStrip({ cards, zone, now }: LaterStripProps) {
  return (
    <section aria-label={de.later} className="board-later">
      <h2 className="text-lead">{de.later}</h2>
      <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto" tabIndex={0}>
        {cards.map(({ order, items }) => (
          <li key={order.id} className="board-later-ticket">
            <strong className="figures">{order.ticketNumber}</strong>
            <span className="figures">{timeOf(order.appointmentAt ?? now, now, zone)}</span>
            <span className="text-ink-soft">{modes[order.mode].label}</span>
            <span className="max-w-56 truncate text-ink-soft">{items.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const timeOf = (at: number, now: number, zone: string): string =>
  localTime(at, zone).date === localTime(now, zone).date ? formatTime(at, zone) : formatMoment(at, now, zone)
