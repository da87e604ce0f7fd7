import { Plus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { absenceKinds } from '../../../schema/time/absence.ts'
import { dayText } from '../../../schema/time/plan/texts.ts'
import type { Line } from './rosterWeek.ts'
import { ShiftChip } from './ShiftChip.tsx'
import { ShiftInput } from './ShiftInput.tsx'
import { texts } from './texts.ts'
import type { Planning } from './usePlanning.ts'

interface RosterCellProps {
  readonly line: Line
  readonly date: string
  /** Place of the date in the week. */
  readonly day: number
  readonly planning: Planning
  /** In a grid one field takes part in the tab order. */
  readonly tabIndex: number
}

/** What somebody works on a day, and the place to type it. */
export function RosterCell({ line, date, day, planning, tabIndex }: RosterCellProps) {
  const { editing, cut, moreOf } = planning
  const name = line.id === null ? texts.open : line.name
  const field = { line, date }
  const edited = editing?.user === line.id && editing.date === date ? editing : null
  const typing = edited && (
    <ShiftInput
      key={edited.shift?.id}
      label={texts.typed(name, dayText(date))}
      start={edited.start}
      bar={line.branch === null && !edited.shift ? texts.noBranch : null}
      templates={planning.templates}
      onDone={(shifts, way) => planning.typed(field, shifts, way)}
      onCancel={() => planning.stop(field)}
    />
  )
  return (
    <span className="flex min-h-9 min-w-0 flex-col gap-1">
      <Absent absence={line.absences[day]} />
      {line.days[day]?.map((entry, index) =>
        edited?.shift?.id === entry.id ? (
          <span key={entry.id}>{typing}</span>
        ) : (
          <ShiftChip
            key={entry.id}
            entry={entry}
            name={name}
            more={moreOf(entry)}
            color={planning.colorOf(entry)}
            tabIndex={index === 0 ? tabIndex : -1}
            isCut={cut === entry.id}
            onOpen={() => planning.open(entry)}
            onDrag={planning.drag}
          />
        ),
      )}
      {edited && !edited.shift ? (
        typing
      ) : (
        <button
          type="button"
          data-add
          tabIndex={line.days[day]?.length ? -1 : tabIndex}
          aria-label={texts.add(name, dayText(date))}
          onClick={() => planning.press(field)}
          className={addLook}
        >
          <Plus size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}

const addLook =
  'grid min-h-6 flex-1 place-items-center rounded-[7px] text-transparent transition-colors duration-150 hover:bg-sunken hover:text-ink-soft focus-visible:bg-sunken focus-visible:text-ink-soft pointer-coarse:min-h-11 pointer-coarse:text-ink-soft max-tablet:text-ink-soft'

function Absent({ absence }: { absence: Line['absences'][number] }) {
  if (!absence) return null
  const { kind, state, isHalfDay } = absence
  const facts = [
    absenceKinds[kind],
    ...(isHalfDay ? [texts.halfDay] : []),
    ...(state === 'requested' ? [texts.asked] : []),
  ]
  return (
    <span className="block rounded-[7px] bg-warning-soft px-2 py-0.5 text-caption text-warning">
      {facts.join(' · ')}
    </span>
  )
}

/** What makes an element a place for a shift that is being dragged; with Ctrl it is copied. */
export function useDrop(planning: Planning, line: Line, date: string) {
  const [isOver, setOver] = useState(false)
  if (!planning.dragged) return { isOver: false, props: {} }
  const props = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      event.dataTransfer.dropEffect = event.ctrlKey || event.metaKey ? 'copy' : 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      planning.drop({ line, date }, event.ctrlKey || event.metaKey)
    },
  }
  return { isOver, props }
}
