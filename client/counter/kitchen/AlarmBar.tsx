import { CircleAlert } from '../../ui/icons.tsx'
import type { Kitchen } from './kitchenView.ts'
import { showTicket } from './showTicket.ts'
import { de } from './texts.ts'
import type { Alarm } from './useAlarm.ts'

interface AlarmBarProps {
  readonly alarm: Alarm
  readonly unseen: Kitchen['unseen']
}

/** More numbers than that are for the tickets themselves. */
const MOST = 4

/**
 * New orders nobody here has looked at: seen from across the room. Each number leads to its ticket; only there it is seen,
 * because what lies below the edge of the screen has been seen by nobody.
 */
export function AlarmBar({ alarm, unseen }: AlarmBarProps) {
  const [first] = unseen
  if (!first) return <div role="status" />
  return (
    <div role="status" className={`board-alarm ${alarm.isAlarm ? 'board-alarm-overdue' : ''}`}>
      <CircleAlert size={32} className="flex-none" />
      <p className="min-w-0 flex-1 text-title font-strong">
        {de.alarm(unseen.length)}
        {alarm.isAlarm && <span className="block text-lead font-medium">{de.overdue}</span>}
      </p>
      {unseen.length === 1 ? (
        <button type="button" className="board-button board-button-light" onClick={() => showTicket(first.id)}>
          {de.look}
        </button>
      ) : (
        unseen.slice(0, MOST).map(({ id, ticketNumber }) => (
          <button
            key={id}
            type="button"
            className="board-button board-button-light figures"
            aria-label={de.lookAt(ticketNumber)}
            onClick={() => showTicket(id)}
          >
            {ticketNumber}
          </button>
        ))
      )}
    </div>
  )
}
