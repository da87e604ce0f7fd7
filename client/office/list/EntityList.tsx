import { useNavigate } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useIsNarrow } from '../../device/page/narrow.ts'
import { usePrinting } from '../../device/page/printing.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { pathOf } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { type CellPlace, isFigures } from './cells/editing.ts'
import { type Cells, useCells } from './cells/useCells.ts'
import { usePasting } from './cells/usePasting.ts'
import { type Column, columnsOf, TITLE } from './columns.ts'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { lastQueries } from './lastQueries.ts'
import { arranged } from './listLooks.ts'
import { keptView, type ListView } from './listView.ts'
import { placeOf, useArrows } from './useArrows.ts'
import { useQuery } from './useQuery.ts'
import { type Selection, useSelection } from './useSelection.ts'
import { useVisible } from './useVisible.ts'
import { MOST_ON_PAPER, useWindow, type Window } from './useWindow.ts'
import { ViewTabs } from './ViewTabs.tsx'
import { FilterChips, ViewTools } from './ViewTools.tsx'

const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))
const Peek = lazy(() => import('./Peek.tsx'))
const PasteDialog = lazy(() => import('./cells/PasteDialog.tsx'))
const SelectionBar = lazy(() => import('../bulk/SelectionBar.tsx'))

interface EntityListProps {
  readonly entity: Entity
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/** The generated list of an entity: everything on the device, found by all its words, complete by keyboard. */
export function EntityList({ entity, view, onView }: EntityListProps) {
  const { actor } = useOffice()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [first, setFirst] = useState(0)
  const query = useQuery(entity, view)
  const isPrinting = usePrinting()
  const found = useWindow(entity.type, query, first, isPrinting)
  const total = found.total ?? 0
  useEffect(() => void lastQueries.set(entity.type, query), [entity, query])
  const columns = useColumns(entity, view)
  const selection = useSelection(entity.type, query)
  const isNarrow = useIsNarrow()
  const rowHeight = isNarrow ? 64 : view.isDense ? 32 : 40
  const { visible, scrollTo, ...seen } = useVisible({
    total,
    rowHeight,
    frame,
    isFrameShown: found.total !== 0,
    onPaper: isPrinting ? MOST_ON_PAPER : 0,
  })
  if (seen.first !== first) setFirst(seen.first)
  const arrows = useArrows({ total, frame, scrollTo })
  const cells = useCells({ entity, columns, query, total, onFocus: arrows.focus })
  const { shown, peeked, onPeek, close } = usePeek({ columns, found, arrows })
  const onRowKeys = useRowKeys({ cells, columns, found, selection, onPeek })
  const pasting = usePasting(entity.type, query)
  const creatable = mayCreate(entity, actor)
  const onScroll = useReturn(entity, view, frame, found.total !== undefined)
  useShortcuts([
    { key: '/', run: () => searchField.current?.select() },
    { key: 'a', ctrl: true, isTextual: true, run: selection.all },
    ...(peeked ? [{ key: 'escape', run: close }] : []),
    ...(selection.ids.size > 0 ? [{ key: 'escape', run: selection.clear }] : []),
    ...(creatable ? [{ key: 'n', run: () => void navigate({ to: pathOf(entity, 'new') }) }] : []),
  ])
  const show = (next: ListView) => {
    frame.current?.scrollTo({ top: 0 })
    onView(next)
  }
  return (
    <section className="flex min-h-0 flex-1 flex-col" aria-label={entity.label.many}>
      <ListToolbar
        {...{ entity, total: found.total, search: view.search, searchField, mayCreate: creatable }}
        onSearch={search => show({ ...view, search })}
        onDown={() => arrows.focus({ index: 0, column: entity.list?.edited?.[0] ?? TITLE })}
        tools={<ViewTools {...{ entity, view, query }} onView={show} />}
      >
        <ViewTabs {...{ entity, view }} onView={show} />
        <FilterChips {...{ entity, view }} onView={show} />
      </ListToolbar>
      {found.total === 0 ? (
        <Suspense>
          <EmptyList {...{ entity, view, mayCreate: creatable }} onView={show} />
        </Suspense>
      ) : (
        <div className="flex min-h-0 flex-1">
          <div
            ref={frame}
            className="@container min-w-0 flex-1 overflow-auto"
            onKeyDown={event => {
              onRowKeys(event)
              if (!event.defaultPrevented) arrows.onKeyDown(event)
            }}
            onPaste={pasting.onPaste}
            onScroll={event => {
              onScroll(event)
              seen.onScroll(event.currentTarget)
            }}
          >
            <ListTable
              {...{ entity, view, query, found, rowHeight, visible, selection, cells, onPeek }}
              columns={shown}
              onWidth={(column, pixels) => onView({ ...view, widths: widened(view.widths, column, pixels) })}
              active={arrows.active}
              onActive={arrows.setActive}
              onSort={column => show({ ...view, sort: nextSort(view.sort, column) })}
            />
          </div>
          {peeked && (
            <Suspense>
              <Peek entity={entity} row={peeked} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
      {pasting.pasted && (
        <Suspense>
          <PasteDialog {...{ entity, columns }} {...pasting.pasted} onClose={pasting.close} />
        </Suspense>
      )}
      {selection.ids.size > 0 && (
        <Suspense>
          <SelectionBar {...{ entity, total }} ids={selection.ids} onAll={selection.all} onClear={selection.clear} />
        </Suspense>
      )}
    </section>
  )
}

interface PeekOptions {
  readonly columns: readonly Column[]
  readonly found: Window
  readonly arrows: ReturnType<typeof useArrows>
}

/** The row that is shown beside the list, and the columns there is room for then. */
function usePeek({ columns, found, arrows }: PeekOptions) {
  const [isOpen, setOpen] = useState(false)
  const shown = useMemo(() => (isOpen ? columns.filter(({ isRoomy }) => isRoomy) : columns), [columns, isOpen])
  return {
    shown,
    peeked: isOpen ? found.rows[arrows.active - found.offset] : undefined,
    /** The row of a cell; closes where it is shown already. */
    onPeek({ index, column }: CellPlace) {
      const isShown = columns.some(({ id, isRoomy }) => id === column && isRoomy)
      arrows.focus({ index, column: isShown ? column : TITLE })
      setOpen(!isOpen || index !== arrows.active)
    },
    close: () => setOpen(false),
  }
}

interface RowKeysOptions {
  readonly cells: Cells
  readonly columns: readonly Column[]
  readonly found: Window
  readonly selection: Selection
  readonly onPeek: (place: CellPlace) => void
}

/** What keys do in a row: F2, Enter and a figure edit a cell, the space bar shows the row beside the list, with Shift it chooses it. */
function useRowKeys({ cells, columns, found, selection, onPeek }: RowKeysOptions) {
  return (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const row = place && found.rows[place.index - found.offset]
    if (!place || !row) return
    if (event.key === ' ' && event.shiftKey) {
      event.preventDefault()
      return selection.toggle(row.id, place.index, false)
    }
    const isControl = event.target instanceof Element && event.target.closest('input, select, button') !== null
    if (event.key === ' ' && !isControl) {
      event.preventDefault()
      return onPeek(place)
    }
    const column = columns.find(({ id }) => id === place.column)
    const field = column && cells.fieldOf(row, column)
    const isEdit = event.key === 'F2' || (event.key === 'Enter' && place.column !== TITLE)
    const isTyped = field && isFigures(field) && /^[\d,-]$/.test(event.key) && !event.ctrlKey && !event.metaKey
    if (!field || !(isEdit || isTyped)) return
    event.preventDefault()
    cells.begin({ id: row.id, column: column.id, ...(isTyped ? { typed: event.key } : {}) })
  }
}

/** The same columns until others are chosen. */
function useColumns(entity: Entity, { columns, pinned }: ListView): readonly Column[] {
  const chosen = columns?.join(',') ?? null
  const first = pinned.join(',')
  return useMemo(() => {
    const named = columnsOf(entity, chosen === null ? null : chosen.split(','))
    return arranged(named, first.split(','))
  }, [entity, chosen, first])
}

/** The widths with that of one column; null is as it follows from the list. */
function widened(widths: ListView['widths'], column: string, pixels: number | null): ListView['widths'] {
  const { [column]: _, ...others } = widths
  return pixels === null ? others : { ...others, [column]: pixels }
}

/** The other direction of the column that is sorted by, or another column from its beginning. */
function nextSort(sort: ListView['sort'], column: string): ListView['sort'] {
  const isSame = (sort?.column ?? TITLE) === column
  const descending = isSame && !sort?.descending
  return column === TITLE && !descending ? null : { column, descending }
}

/** Where each list was left, for as long as the page is open: going back finds the row again. */
const places = new Map<string, number>()

function useReturn(entity: Entity, view: ListView, frame: React.RefObject<HTMLElement | null>, ready: boolean) {
  const place = `${entity.type}?${keptView(view)}`
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    const top = places.get(place) ?? 0
    // A list that was just made stands at its beginning: to scroll it there would lay it out for nothing.
    if (ready && (top > 0 || shown.current !== null)) frame.current?.scrollTo({ top })
    if (ready) shown.current = place
  }, [place, frame, ready])
  return ({ currentTarget }: UIEvent<HTMLElement>) => {
    places.set(place, currentTarget.scrollTop)
  }
}
