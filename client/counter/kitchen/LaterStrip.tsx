import { localTime } from '../../../schema/base/zonedTime.ts'
import { modes } from '../../../schema/business/modes.ts'
import type { UndoableStep } from '../../../schema/counter/boardSteps.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
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
    <section aria-label={de.later} className="mb-4 flex items-center gap-4 rounded-ticket bg-surface py-2 pr-2 pl-4">
      <h2 className="text-lead">{de.later}</h2>
      <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto" tabIndex={0}>
        {cards.map(card => {
          const { order, items, pending } = card
          return (
            <li
              key={order.id}
              className="flex flex-none items-center gap-2.5 rounded-control bg-sunken px-3.5 py-2 text-lead"
            >
              <strong className="figures">{order.ticketNumber}</strong>
              <span className="figures">{timeOf(order.appointmentAt ?? now, now, zone)}</span>
              <span className="text-ink-soft">{modes[order.mode].label}</span>
              <span className="max-w-56 truncate text-ink-soft">{items.map(({ name }) => name).join(', ')}</span>
              <MoneyLine order={order} />
              {pending && <span role="status">{online ? de.pending : de.waiting}</span>}
              {undoable?.step.order === order.id && (
                <BoardButton onClick={() => onUndo(undoable.step)}>{de.undo}</BoardButton>
              )}
              <Trouble card={card} buttons="roomy" dismiss={onDismiss} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const timeOf = (at: number, now: number, zone: string): string =>
  localTime(at, zone).date === localTime(now, zone).date ? formatTime(at, zone) : formatMoment(at, now, zone)
