import { Link, useNavigate } from '@tanstack/react-router'
import { PanelRight } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useOnline } from '../../device/online.ts'
import { Picture } from '../../ui/Picture.tsx'
import { texts as bulkTexts } from '../bulk/texts.ts'
import { entriesOf, imageIn } from '../form/formValues.ts'
import { cellText, type Naming } from '../form/valueText.ts'
import { pathOfRow } from '../shell/groups.ts'
import { RowState } from '../shell/SavedState.tsx'
import { iconButton } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { CellEditor } from './cells/CellEditor.tsx'
import type { CellPlace } from './cells/editing.ts'
import type { Cells } from './cells/useCells.ts'
import { type Column, TITLE } from './columns.ts'
import { type ColumnPlace, cell, leftOf, roomOf, staying, stayingFirst, stays } from './listLooks.ts'
import { texts } from './texts.ts'
import type { Selection } from './useSelection.ts'

interface ListRowProps {
  readonly entity: Entity
  readonly index: number
  readonly row: Row
  readonly columns: readonly Column[]
  /** Of each column. */
  readonly places: readonly ColumnPlace[]
  readonly isDense: boolean
  readonly naming: Naming
  readonly active: boolean
  readonly onActive: (index: number) => void
  readonly onPeek: (place: CellPlace) => void
  readonly selection: Selection
  readonly cells: Cells
}

/** One document of a list: a press opens it, a second one on a cell edits there, a long one begins the selection. */
export function ListRow({
  entity,
  index,
  row,
  columns,
  places,
  isDense,
  naming,
  active,
  onActive,
  onPeek,
  selection,
  cells,
}: ListRowProps) {
  const online = useOnline()
  const navigate = useNavigate()
  const to = pathOfRow(entity, row)
  const isSelected = selection.ids.has(row.id)
  const isSelecting = selection.ids.size > 0
  const toggle = (isRange: boolean) => selection.toggle(row.id, index, isRange)
  const longPress = useLongPress(() => toggle(false))
  const title = entity.title(row.body) || shellTexts.unnamed
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={`group cursor-pointer hover:bg-sunken/60 focus-within:bg-accent-soft aria-selected:bg-accent-soft max-tablet:h-16 ${isDense ? 'h-8' : 'h-10'}`}
      {...longPress.on}
      onClick={event => {
        if (longPress.isOver() || !(event.target instanceof Element) || event.target.closest('[data-choice], button'))
          return
        if (event.shiftKey) return toggle(true)
        // On a phone rows are chosen by a press once one is.
        if (isSelecting && longPress.isTouch()) {
          event.preventDefault()
          return toggle(false)
        }
        if (event.target.closest('a, input, select')) return
        const cellId = event.target.closest<HTMLElement>('[data-editable]')?.dataset['cell']
        if (cellId === undefined || (longPress.isTouch() && !entity.list?.edited)) void navigate({ to })
        else if (longPress.isTouch()) cells.begin({ id: row.id, column: cellId })
      }}
    >
      <td
        className={`${cell} w-10 pr-0 ${stays(places[0]) ? `${stayingFirst} ${inRow}` : ''} ${isSelecting ? '' : 'max-tablet:hidden'}`}
        data-choice
      >
        <label className="-m-2 grid size-9 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            tabIndex={-1}
            className="size-4.5 accent-accent"
            aria-label={bulkTexts.selectRow(title)}
            checked={isSelected}
            onClick={event => toggle(event.shiftKey)}
            onChange={() => {}}
          />
        </label>
      </td>
      {columns.map((column, at) => {
        const place = places[at]
        const field = cells.fieldOf(row, column)
        const isEdited = cells.editing?.id === row.id && cells.editing.column === column.id
        return (
          <td
            key={column.id}
            data-cell={column.id}
            data-editable={field ? '' : undefined}
            tabIndex={column.id === TITLE ? undefined : -1}
            style={leftOf(place)}
            className={`${cell} ${roomOf(column)} ${stays(place) ? `${staying} ${inRow}` : ''} outline-offset-[-2px] ${column.numeric ? 'figures text-right' : 'truncate'}`}
            onDoubleClick={event => {
              event.preventDefault()
              if (field) cells.begin({ id: row.id, column: column.id })
            }}
          >
            {isEdited && field ? (
              <CellEditor {...{ cells, row, field }} place={{ index, column: column.id }} />
            ) : column.field ? (
              <Value column={column} row={row} naming={naming} />
            ) : (
              <TitleLink {...{ entity, row, to, title, active }} onFocus={() => onActive(index)}>
                {toldText(columns, row, naming)}
              </TitleLink>
            )}
          </td>
        )
      })}
      <td className={`${cell} text-right whitespace-nowrap`}>
        <PeekButton title={title} onPress={() => onPeek({ index, column: TITLE })} />
        <RowState state={row.state} online={online} typing={entity.list?.isUnsaved?.(row.body) ?? false} />
      </td>
    </tr>
  )
}

interface TitleLinkProps {
  readonly entity: Entity
  readonly row: Row
  readonly to: string
  readonly title: string
  readonly active: boolean
  readonly onFocus: () => void
  /** What a phone has no columns for. */
  readonly children: string
}

const TitleLink = ({ entity, row, to, title, active, onFocus, children }: TitleLinkProps) => (
  <Link
    to={to}
    tabIndex={active ? 0 : -1}
    onFocus={onFocus}
    className="flex items-center gap-2.5 rounded-[6px] font-medium outline-offset-4"
  >
    <RowPicture entity={entity} row={row} />
    <span className="min-w-0">
      <span className="block truncate">{title}</span>
      <span aria-hidden className="block truncate text-caption font-normal text-ink-soft tablet:hidden">
        {children}
      </span>
    </span>
  </Link>
)

/** A cell that stays hides what passes below it, in the colour of its row. */
const inRow = 'tablet:z-[5] group-hover:bg-sunken group-focus-within:bg-accent-soft group-aria-selected:bg-accent-soft'

/** What a phone has no columns for, in one line. */
function toldText(columns: readonly Column[], { body }: Row, naming: Naming): string {
  const told = columns.flatMap(({ field, numeric }) =>
    field && !numeric && field.kind !== 'boolean' ? [cellText(field, body[field.name], naming)] : [],
  )
  return told.filter(Boolean).join(' · ')
}

/** For whoever has no space bar at hand. */
function PeekButton({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={texts.peek.of(title)}
      title={texts.peek.hint}
      className={`${iconButton} -my-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-tablet:hidden pointer-coarse:size-11 pointer-coarse:opacity-100`}
      onClick={onPress}
    >
      <PanelRight size={16} aria-hidden />
    </button>
  )
}

/** A finger that stays begins the selection; one that moves scrolls. */
const LONG_MS = 500

function useLongPress(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const wasLong = useRef(false)
  const pointer = useRef('mouse')
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  return {
    isTouch: () => pointer.current === 'touch',
    /** Whether the press that just ended was a long one. */
    isOver: () => wasLong.current,
    on: {
      onPointerDown(event: PointerEvent) {
        pointer.current = event.pointerType
        wasLong.current = false
        if (event.pointerType !== 'touch') return
        timer.current = setTimeout(() => {
          wasLong.current = true
          run()
        }, LONG_MS)
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onClickCapture(event: { preventDefault: () => void }) {
        if (wasLong.current) event.preventDefault()
      },
      onContextMenu(event: { preventDefault: () => void }) {
        if (pointer.current === 'touch') event.preventDefault()
      },
    },
  }
}

function Value({ column, row, naming }: { column: Column; row: Row; naming: Naming }) {
  const { field } = column
  const value = field && row.body[field.name]
  if (field?.kind === 'boolean')
    return (
      <span className={`inline-flex items-center gap-2 ${value ? '' : 'text-ink-soft'}`}>
        <span aria-hidden className={`size-1.5 rounded-pill ${value ? 'bg-success' : 'bg-edge'}`} />
        {value ? texts.yes : texts.no}
      </span>
    )
  const text = field ? cellText(field, value, naming) : ''
  return <span title={text}>{text}</span>
}

/** The first picture of a document, where its entity has any. */
function RowPicture({ entity, row }: { entity: Entity; row: Row }) {
  if (!('images' in entity.shape.shape || 'image' in entity.shape.shape)) return null
  const { images, image } = row.body
  const shown = imageIn(entriesOf(images)[0]) ?? imageIn(image)
  return (
    <Picture
      // One that is still on its way leaves no other one in its place.
      key={shown?.id}
      image={shown}
      alt=""
      from={['icon']}
      sizes="28px"
      width={28}
      height={28}
      className="size-7 shrink-0 rounded-[6px] max-tablet:size-10"
    />
  )
}
