import type { DragEvent } from 'react'
import { dayText } from '../../../schema/time/plan/words.ts'
import { shiftText } from '../../../schema/time/shiftText.ts'
import type { Entry } from './rosterWeek.ts'
import { texts } from './texts.ts'

interface ShiftChipProps {
  readonly entry: Entry
  /** Whose line it stands in. */
  readonly name: string
  /** Station, note or branch: what else there is to know. */
  readonly more: string
  /** Of the template it is planned by. */
  readonly color: string | null
  /** The arrow keys come to it; others are reached from it. */
  readonly tabIndex: number
  readonly isCut: boolean
  readonly onOpen: () => void
  /** Null where it goes nowhere by being dragged. */
  readonly onDrag: ((entry: Entry | null) => void) | null
}

/** A shift: hatched as long as it is a draft. */
export function ShiftChip({ entry, name, more, color, tabIndex, isCut, onOpen, onDrag }: ShiftChipProps) {
  const times = shiftText(entry)
  // What is read aloud begins with what is shown.
  const shown = more === '' ? times : `${times} ${more}`
  const state = entry.isPublished ? texts.published : texts.draft
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', times)
    event.dataTransfer.effectAllowed = 'copyMove'
    onDrag?.(entry)
  }
  return (
    <button
      type="button"
      draggable={onDrag !== null}
      data-shift={entry.id}
      tabIndex={tabIndex}
      aria-label={texts.shift(shown, state, name, dayText(entry.date))}
      onClick={onOpen}
      onDragStart={begin}
      onDragEnd={() => onDrag?.(null)}
      style={color === null ? undefined : { borderLeft: `4px solid ${color}` }}
      className={`block w-full min-w-0 rounded-[7px] border px-2 py-1 text-left text-caption leading-tight pointer-coarse:min-h-11 ${onDrag ? 'cursor-grab active:cursor-grabbing' : ''} ${entry.isPublished ? published : draft} ${isCut ? 'opacity-50' : ''}`}
    >
      <span className="figures block truncate font-medium">{times}</span>{' '}
      {more !== '' && <span className="block truncate text-ink-soft">{more}</span>}
    </button>
  )
}

const published = 'border-edge/55 bg-sunken text-ink'
const draft =
  'border-dashed border-edge bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--sunken)_6px_8px)] bg-surface text-ink'
