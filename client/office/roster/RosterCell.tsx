import { Plus } from 'lucide-react'
import { type DragEvent, memo, useEffect, useState } from 'react'
import { absenceKinds } from '../../../schema/time/absence.ts'
import { dayText } from '../../../schema/time/plan/words.ts'
import { onDragEnd } from '../../device/page/dragEnd.ts'
import { useMovedEntries } from './movedEntries.ts'
import type { Entry, Line } from './rosterWeek.ts'
import { ShiftChip } from './ShiftChip.tsx'
import { ShiftInput } from './ShiftInput.tsx'
import { texts } from './texts.ts'
import type { Editing, Fields, Planning } from './usePlanning.ts'
import type { Field } from './useRosterDeeds.ts'

export interface RosterCellProps extends Field {
  /** Whose line it is. */
  readonly name: string
  readonly entries: readonly Entry[]
  readonly absence: Line['absences'][number]
  /** What is typed here. */
  readonly edited: Editing | null
  /** The shift of this field that was cut out. */
  readonly cut: number | null
  readonly fields: Fields
  /** In a grid one field takes part in the tab order. */
  readonly tabIndex: number
}

/** What is done with the fields of a line. */
export type LinePlanning = Pick<Planning, 'editing' | 'cut' | 'fields'>

/** What a cell shows of a line on a day of the week; each value is the same until something in the cell changes. */
export function cellOf(line: Line, date: string, day: number, { editing, cut, fields }: LinePlanning) {
  const entries = line.days[day] ?? none
  return {
    user: line.id,
    branch: line.branch,
    date,
    name: line.id === null ? texts.open : line.name,
    entries,
    absence: line.absences[day],
    edited: editing?.user === line.id && editing.date === date ? editing : null,
    cut: entries.some(({ id }) => id === cut) ? cut : null,
    fields,
  }
}

const none: readonly Entry[] = []

/** What somebody works on a day, and the place to type it. */
export const RosterCell = memo(function RosterCell(props: RosterCellProps) {
  const { user, branch, date, name, absence, edited, cut, fields, tabIndex } = props
  const entries = useMovedEntries(fields.moving, { user, date }, props.entries)
  const field = { user, branch, date }
  const typing = edited && (
    <ShiftInput
      key={edited.shift?.id}
      label={texts.typed(name, dayText(date))}
      start={edited.start}
      bar={branch === null && !edited.shift ? texts.noBranch : null}
      templates={fields.templates}
      onDone={(shifts, way) => fields.typed(field, shifts, way)}
      onCancel={() => fields.stop(field)}
    />
  )
  return (
    <span className="flex min-h-9 min-w-0 flex-col gap-1">
      <Absent absence={absence} />
      {entries.map((entry, index) =>
        edited?.shift?.id === entry.id ? (
          <span key={entry.id}>{typing}</span>
        ) : (
          <ShiftChip
            key={entry.id}
            entry={entry}
            name={name}
            more={fields.moreOf(entry)}
            color={fields.colorOf(entry)}
            tabIndex={index === 0 ? tabIndex : -1}
            isCut={cut === entry.id}
            onOpen={() => fields.open(entry)}
            onDrag={fields.drag}
          />
        ),
      )}
      {edited && !edited.shift ? (
        typing
      ) : (
        <AddButton {...{ user, branch, date, name, fields }} tabIndex={entries.length > 0 ? -1 : tabIndex} />
      )}
    </span>
  )
})

type AddButtonProps = Pick<RosterCellProps, 'user' | 'branch' | 'date' | 'name' | 'fields' | 'tabIndex'>

/** The place for a further shift. */
const AddButton = memo(function AddButton({ user, branch, date, name, fields, tabIndex }: AddButtonProps) {
  return (
    <button
      type="button"
      data-add
      tabIndex={tabIndex}
      aria-label={texts.add(name, dayText(date))}
      onClick={() => fields.press({ user, branch, date })}
      className={addLook}
    >
      <Plus size={14} aria-hidden />
    </button>
  )
})

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
export function useDrop(fields: Fields, field: Field) {
  const [isOver, setOver] = useState(false)
  // Who gives up with Escape leaves no field.
  useEffect(() => (isOver ? onDragEnd(() => setOver(false)) : undefined), [isOver])
  const props = {
    onDragOver(event: DragEvent) {
      if (!fields.takes()) return
      event.preventDefault()
      event.dataTransfer.dropEffect = event.ctrlKey || event.metaKey ? 'copy' : 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!fields.takes()) return
      event.preventDefault()
      setOver(false)
      fields.drop(field, event.ctrlKey || event.metaKey)
    },
  }
  return { isOver, props }
}
