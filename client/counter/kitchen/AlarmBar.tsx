import { BoardButton } from '../../ui/board/BoardButton.tsx'
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
    <div
      role="status"
      className={`flex flex-none flex-wrap items-center gap-4 px-4 py-2.5 text-on-light max-tablet:sticky max-tablet:top-0 max-tablet:z-1 ${alarm.isAlarm ? 'animate-overdue bg-error' : 'animate-alarm bg-ink'}`}
    >
      <CircleAlert size={32} className="flex-none" />
      <p className="min-w-48 flex-1 text-title font-strong">
        {de.alarm(unseen.length)}
        {alarm.isAlarm && <span className="block text-lead font-medium">{de.overdue}</span>}
      </p>
      {unseen.length === 1 ? (
        <BoardButton variant="outline" size="bar" onClick={() => showTicket(first.id)}>
          {de.look}
        </BoardButton>
      ) : (
        <div className="flex flex-wrap gap-4 max-tablet:gap-2">
          {unseen.slice(0, MOST).map(({ id, ticketNumber }) => (
            <BoardButton
              key={id}
              variant="outline"
              size="bar"
              className="figures"
              aria-label={de.lookAt(ticketNumber)}
              onClick={() => showTicket(id)}
            >
              {ticketNumber}
            </BoardButton>
          ))}
        </div>
      )}
    </div>
  )
}
