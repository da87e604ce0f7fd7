import { localTime } from '../../../schema/base/zonedTime.ts'
import { modes } from '../../../schema/business/modes.ts'
import type { UndoableStep } from '../../../schema/counter/boardSteps.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import type { Card, Kitchen } from './kitchenView.ts'
import { MoneyLine } from './MoneyLine.tsx'
import { Trouble } from './Trouble.tsx'
import { de } from './texts.ts'

interface LaterStripProps {
  readonly cards: readonly Card[]
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  readonly online: boolean
  readonly undoable: Kitchen['undoable']
  readonly onUndo: (step: UndoableStep) => void
  readonly onDismiss: (key: string) => void
}

/** Orders for later: known, and out of the way until their preparation begins. What was tapped last is taken back here too. */
export function LaterStrip({ cards, zone, now, online, undoable, onUndo, onDismiss }: LaterStripProps) {
  return (
    <section aria-label={de.later} className="board-later">
      <h2 className="text-lead">{de.later}</h2>
      <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto" tabIndex={0}>
        {cards.map(card => {
          const { order, items, pending } = card
          return (
            <li key={order.id} className="board-later-ticket">
              <strong className="figures">{order.ticketNumber}</strong>
              <span className="figures">{timeOf(order.appointmentAt ?? now, now, zone)}</span>
              <span className="text-ink-soft">{modes[order.mode].label}</span>
              <span className="max-w-56 truncate text-ink-soft">{items.map(({ name }) => name).join(', ')}</span>
              <MoneyLine order={order} />
              {pending && <span role="status">{online ? de.pending : de.waiting}</span>}
              {undoable?.step.order === order.id && (
                <button type="button" className="board-button" onClick={() => onUndo(undoable.step)}>
                  {de.undo}
                </button>
              )}
              <Trouble card={card} dismiss={onDismiss} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const timeOf = (at: number, now: number, zone: string): string =>
  localTime(at, zone).date === localTime(now, zone).date ? formatTime(at, zone) : formatMoment(at, now, zone)
