import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts as bulkTexts } from '../bulk/texts.ts'
import { type Naming, relatedIds } from '../form/valueText.ts'
import { useNaming } from '../shell/scope.tsx'
import type { CellPlace } from './cells/editing.ts'
import type { Cells } from './cells/useCells.ts'
import { type Column, TITLE } from './columns.ts'
import { ListRow } from './ListRow.tsx'
import { type ColumnPlace, cell, leftOf, placesOf, roomOf, staying, stayingFirst, stays } from './listLooks.ts'
import type { ListView } from './listView.ts'
import { isSortable } from './order.ts'
import { Sums } from './Sums.tsx'
import { texts } from './texts.ts'
import { useLineKeys } from './useLineKeys.ts'
import type { Selection } from './useSelection.ts'
import type { Window } from './useWindow.ts'
import { WidthHandle } from './WidthHandle.tsx'

interface ListTableProps {
  readonly entity: Entity
  readonly view: ListView
  readonly query: Omit<ListQuery, 'limit'>
  readonly found: Window
  /** Places of the rows that are drawn. */
  readonly visible: readonly number[]
  readonly rowHeight: number
  /** Place of the row that takes part in the tab order. */
  readonly active: number
  readonly onActive: (index: number) => void
  readonly onSort: (column: string) => void
  /** Shows a row beside the list. */
  readonly onPeek: (place: CellPlace) => void
  /** Arranged. */
  readonly columns: readonly Column[]
  readonly selection: Selection
  readonly cells: Cells
  readonly onWidth: (column: string, pixels: number | null) => void
}

/** A real table with a sticky head; rows out of sight are two empty ones of their height. */
export function ListTable(props: ListTableProps) {
  const { entity, view, found, visible, rowHeight, active, onActive, onPeek, columns, selection, cells } = props
  const { widths, pinned } = view
  const places = useMemo(() => placesOf(columns, { widths, pinned }), [columns, widths, pinned])
  const naming = useNamingOf(columns, found.rows)
  const keys = useLineKeys(visible.flatMap(index => found.rows[index - found.offset]?.id ?? []))
  const total = found.total ?? 0
  const before = (visible[0] ?? 0) * rowHeight
  const after = Math.max(0, total - 1 - (visible.at(-1) ?? -1)) * rowHeight
  return (
    <table className="w-full table-fixed border-separate border-spacing-0" aria-rowcount={total + 1}>
      <colgroup>
        <col className={`w-12 tablet:w-16 ${selection.ids.size > 0 ? '' : 'max-tablet:hidden'}`} />
        {columns.map((column, at) => (
          <col key={column.id} className={roomOf(column)} style={{ width: places[at]?.width }} />
        ))}
        <col className="w-12 tablet:w-20" />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th
            className={`${head} ${stays(places[0]) ? `${stayingFirst} tablet:z-20` : ''} pr-0 ${selection.ids.size > 0 ? '' : 'max-tablet:hidden'}`}
          >
            <SelectAll {...{ selection, total }} />
          </th>
          {columns.map((column, at) => (
            <HeadCell key={column.id} {...{ column, view }} {...props} place={places[at]} />
          ))}
          <th className={head}>
            <span className="sr-only">{texts.state}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {before > 0 && <Gap height={before} />}
        {visible.map(index => {
          const row = found.rows[index - found.offset]
          if (!row) return <WaitingRow key={`w${index}`} columns={columns.length + 2} />
          return (
            <ListRow
              key={keys.get(row.id)}
              {...{ entity, index, columns, places, naming, row, selection, cells }}
              isDense={view.isDense}
              active={index === active}
              onActive={onActive}
              onPeek={onPeek}
            />
          )
        })}
        {after > 0 && <Gap height={after} />}
      </tbody>
      <Sums {...{ entity, columns, places }} query={props.query} />
    </table>
  )
}

interface HeadCellProps extends Pick<ListTableProps, 'view' | 'onSort' | 'onWidth'> {
  readonly column: Column
  readonly place: ColumnPlace | undefined
}

function HeadCell({ column, view, onSort, onWidth, place }: HeadCellProps) {
  const { id, label, field, numeric } = column
  const isSorted = (view.sort?.column ?? TITLE) === id
  const descending = view.sort?.descending ?? false
  const Arrow = descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={`${head} ${roomOf(column)} ${stays(place) ? `${staying} tablet:z-20` : ''} group/head ${numeric ? 'text-right' : 'text-left'}`}
      style={leftOf(place)}
    >
      {field && !isSortable(field) ? (
        label
      ) : (
        <button
          type="button"
          className={`inline-flex max-w-full items-center gap-1 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
          onClick={() => onSort(id)}
        >
          <span className="truncate">{label}</span>
          {isSorted && <Arrow size={13} aria-hidden className="shrink-0" />}
        </button>
      )}
      <WidthHandle column={id} label={label} width={view.widths[id]} onWidth={onWidth} />
    </th>
  )
}

function SelectAll({ selection, total }: { selection: Selection; total: number }) {
  const { ids, all } = selection
  const isAll = total > 0 && ids.size >= total
  return (
    <label className="-m-2 grid size-9 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        aria-label={bulkTexts.selectAll(total)}
        aria-keyshortcuts="Control+A"
        checked={isAll}
        ref={element => {
          if (element) element.indeterminate = ids.size > 0 && !isAll
        }}
        onChange={all}
      />
    </label>
  )
}

function WaitingRow({ columns }: { columns: number }) {
  return (
    <tr className="h-10 max-tablet:h-16">
      <td className={cell} colSpan={columns}>
        <Skeleton className="h-4 w-48" />
      </td>
    </tr>
  )
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  )
}

function useNamingOf(columns: readonly Column[], rows: readonly Row[]): Naming {
  const pairs = useMemo(
    () =>
      rows.flatMap(({ body }) =>
        columns.flatMap(({ field }) => (field ? relatedIds(field, body[field.name]).slice(0, 3) : [])),
      ),
    [columns, rows],
  )
  return useNaming(pairs)
}

const head =
  'sticky top-0 z-10 h-9 border-b border-line bg-paper px-3 text-caption font-medium text-ink-soft first:pl-4 tablet:first:pl-8'
