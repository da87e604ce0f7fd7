import { formatTime } from '../../ui/format.ts'
import { nameOf, type Present } from './people.ts'
import { de } from './texts.ts'

interface PersonTileProps {
  readonly present: Present
  readonly zone: string
  readonly onChoose: () => void
}

/** One of the people of the branch, and how they stand. */
export function PersonTile({ present: { person, standing }, zone, onChoose }: PersonTileProps) {
  const { state, since } = standing
  return (
    <button type="button" className={`terminal-tile ${looks[state]}`} onClick={onChoose}>
      <span className="terminal-initials" aria-hidden>
        {initials(nameOf(person.user))}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-lead font-strong">{nameOf(person.user)}</span>
        <span className="terminal-standing figures">
          {de.standing[state](since === null ? '' : formatTime(since, zone))}
          {!person.hasPin && `, ${de.noPin}`}
        </span>
      </span>
    </button>
  )
}

const looks = {
  none: '',
  ended: '',
  running: 'terminal-tile-in',
  paused: 'terminal-tile-paused',
} as const

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()
