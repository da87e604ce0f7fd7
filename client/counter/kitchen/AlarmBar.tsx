import { CircleAlert } from '../../ui/icons.tsx'
import { de } from './texts.ts'
import type { Alarm } from './useAlarm.ts'

interface AlarmBarProps {
  readonly alarm: Alarm
  readonly count: number
  readonly onSeen: () => void
}

/** New orders nobody here has acknowledged: seen from across the room, and ended with one tap. */
export function AlarmBar({ alarm, count, onSeen }: AlarmBarProps) {
  if (count === 0) return <div role="status" />
  return (
    <div role="status" className={`board-alarm ${alarm.isAlarm ? 'board-alarm-overdue' : ''}`}>
      <CircleAlert size={32} />
      <p className="text-title font-strong">
        {de.alarm(count)}
        {alarm.isAlarm && <span className="block text-lead font-medium">{de.overdue}</span>}
      </p>
      <button type="button" className="board-button board-button-light ml-auto" onClick={onSeen}>
        {count === 1 ? de.seen : de.seenAll}
      </button>
    </div>
  )
}
