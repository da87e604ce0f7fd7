import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useOnline } from '../../device/online.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { entriesOf, imageIn } from '../form/formValues.ts'
import { texts as formTexts } from '../form/texts.ts'
import { cellText, type Naming, relatedIds } from '../form/valueText.ts'
import { pathOf } from '../shell/groups.ts'
import { RowState } from '../shell/SavedState.tsx'
import { useNaming } from '../shell/scope.tsx'
import { type Column, columnsOf, TITLE } from './columns.ts'
import type { ListView } from './listView.ts'
import { isSortable } from './order.ts'
import { texts } from './texts.ts'
import type { Window } from './useWindow.ts'

interface ListTableProps {
  readonly entity: Entity
  readonly view: ListView
  readonly found: Window
  /** Places of the rows that are drawn. */
  readonly visible: readonly number[]
  readonly rowHeight: number
  /** Place of the row that takes part in the tab order. */
  readonly active: number
  readonly onActive: (index: number) => void
  readonly onSort: (column: string) => void
}

/** A real table with a sticky head; rows out of sight are two empty ones of their height. */
export function ListTable({ entity, view, found, visible, rowHeight, active, onActive, onSort }: ListTableProps) {
  const columns = useColumns(entity, view)
  const naming = useNamingOf(columns, found.rows)
  const total = found.total ?? 0
  const before = (visible[0] ?? 0) * rowHeight
  const after = Math.max(0, total - 1 - (visible.at(-1) ?? -1)) * rowHeight
  return (
    <table className="w-full table-fixed border-separate border-spacing-0" aria-rowcount={total + 1}>
      <colgroup>
        {columns.map(column => (
          <col key={column.id} className={`${widthOf(column)} ${roomOf(column)}`} />
        ))}
        <col className="w-12" />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(column => (
            <HeadCell key={column.id} {...{ column, view, onSort }} />
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
          if (!row) return <WaitingRow key={`w${index}`} columns={columns.length + 1} />
          return (
            <ListRow
              key={row.id}
              {...{ entity, index, columns, naming, row }}
              active={index === active}
              onActive={onActive}
            />
          )
        })}
        {after > 0 && <Gap height={after} />}
      </tbody>
    </table>
  )
}

interface ListRowProps {
  readonly entity: Entity
  readonly index: number
  readonly row: Row
  readonly columns: readonly Column[]
  readonly naming: Naming
  readonly active: boolean
  readonly onActive: (index: number) => void
}

function ListRow({ entity, index, row, columns, naming, active, onActive }: ListRowProps) {
  const online = useOnline()
  const navigate = useNavigate()
  const to = pathOf(entity, row.id)
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      className="group h-10 cursor-pointer hover:bg-sunken/60 focus-within:bg-accent-soft"
      onClick={event => event.target instanceof Element && !event.target.closest('a') && void navigate({ to })}
    >
      {columns.map(column =>
        column.field ? (
          <td
            key={column.id}
            className={`${cell} ${roomOf(column)} ${column.numeric ? 'figures text-right' : 'truncate'}`}
          >
            <Value column={column} row={row} naming={naming} />
          </td>
        ) : (
          <td key={column.id} className={cell}>
            <Link
              to={to}
              tabIndex={active ? 0 : -1}
              onFocus={() => onActive(index)}
              className="flex items-center gap-2.5 rounded-[6px] font-medium outline-offset-4"
            >
              <RowPicture entity={entity} row={row} />
              <span className="truncate">{entity.title(row.body) || formTexts.form.number(row.id)}</span>
            </Link>
          </td>
        ),
      )}
      <td className={`${cell} text-right`}>
        <RowState state={row.state} online={online} />
      </td>
    </tr>
  )
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
  return (
    <Picture
      image={imageIn(entriesOf(images)[0]) ?? imageIn(image)}
      alt=""
      from={['icon']}
      sizes="28px"
      width={28}
      height={28}
      className="size-7 shrink-0 rounded-[6px]"
    />
  )
}

function HeadCell({ column, view, onSort }: { column: Column; view: ListView; onSort: ListTableProps['onSort'] }) {
  const { id, label, field, numeric } = column
  const isSorted = (view.sort?.column ?? TITLE) === id
  const descending = view.sort?.descending ?? false
  const Arrow = descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={`${head} ${roomOf(column)} ${numeric ? 'text-right' : 'text-left'}`}
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
    </th>
  )
}

/** The same columns until others are chosen. */
function useColumns(entity: Entity, { columns }: ListView): readonly Column[] {
  const chosen = columns?.join(',') ?? null
  return useMemo(() => columnsOf(entity, chosen === null ? null : chosen.split(',')), [entity, chosen])
}

function WaitingRow({ columns }: { columns: number }) {
  return (
    <tr className="h-10">
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

function widthOf({ field, numeric }: Column): string {
  if (!field) return ''
  if (field.kind === 'boolean') return 'w-28'
  return numeric ? 'w-24 tablet:w-32' : 'w-52'
}

/** A phone has room for the title and for numbers. */
function roomOf({ field, numeric }: Column): string {
  return field && !numeric ? 'max-tablet:hidden' : ''
}

const head =
  'sticky top-0 z-10 h-9 border-b border-line bg-paper px-3 text-caption font-medium text-ink-soft first:pl-4 tablet:first:pl-8'
const cell = 'border-b border-line/70 px-3 first:pl-4 tablet:first:pl-8'
