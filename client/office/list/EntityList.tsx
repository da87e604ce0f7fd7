import { useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type UIEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { pathOf } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { TITLE } from './columns.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { keptView, type ListView } from './listView.ts'
import { useQuery } from './useQuery.ts'
import { useWindow } from './useWindow.ts'
import { ViewTabs } from './ViewTabs.tsx'
import { FilterChips, ViewTools } from './ViewTools.tsx'

interface EntityListProps {
  readonly entity: Entity
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

const rowHeight = 40

/** The generated list of an entity: everything on the device, found by all its words, complete by keyboard. */
export function EntityList({ entity, view, onView }: EntityListProps) {
  const { actor } = useOffice()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [first, setFirst] = useState(0)
  const query = useQuery(entity, view)
  const found = useWindow(entity.type, query, first)
  const total = found.total ?? 0
  const { visible, scrollTo } = useVisible(total, frame, setFirst)
  const arrows = useArrows({ total, frame, scrollTo })
  const creatable = mayCreate(entity, actor)
  const onScroll = useReturn(entity, view, frame, found.total !== undefined)
  useShortcuts([
    { key: '/', run: () => searchField.current?.select() },
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
        onDown={() => arrows.focus(0)}
        tools={<ViewTools {...{ entity, view }} onView={show} />}
      >
        <ViewTabs {...{ entity, view }} onView={show} />
        <FilterChips {...{ entity, view }} onView={show} />
      </ListToolbar>
      {found.total === 0 ? (
        <EmptyList {...{ entity, view, mayCreate: creatable }} onView={show} />
      ) : (
        <div ref={frame} className="min-h-0 flex-1 overflow-auto" onKeyDown={arrows.onKeyDown} onScroll={onScroll}>
          <ListTable
            {...{ entity, view, found, rowHeight, visible }}
            active={arrows.active}
            onActive={arrows.setActive}
            onSort={column => show({ ...view, sort: nextSort(view.sort, column) })}
          />
        </div>
      )}
    </section>
  )
}

/** The other direction of the column that is sorted by, or another column from its beginning. */
function nextSort(sort: ListView['sort'], column: string): ListView['sort'] {
  const isSame = (sort?.column ?? TITLE) === column
  const descending = isSame && !sort?.descending
  return column === TITLE && !descending ? null : { column, descending }
}

/** Places of the rows in and around sight. */
function useVisible(total: number, frame: React.RefObject<HTMLElement | null>, onFirst: (index: number) => void) {
  // The library's object changes in place; what is read of it here is new with every rendering.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    onChange: ({ range }) => onFirst(range?.startIndex ?? 0),
  })
  return {
    visible: virtual.getVirtualItems().map(({ index }) => index),
    scrollTo: (index: number) => virtual.scrollToIndex(index),
  }
}

interface ArrowsOptions {
  readonly total: number
  readonly frame: React.RefObject<HTMLElement | null>
  readonly scrollTo: (index: number) => void
}

/** One row takes part in the tab order; arrow keys move it, also to rows that are not drawn yet. */
function useArrows({ total, frame, scrollTo }: ArrowsOptions) {
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)
  const focusWanted = useEffectEvent(() => {
    const link = wanted.current === null ? null : rowLink(frame.current, wanted.current)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })
  useEffect(() => focusWanted())
  const focus = (index: number) => {
    const target = Math.max(0, Math.min(index, total - 1))
    setActive(target)
    scrollTo(target)
    const link = rowLink(frame.current, target)
    if (link) link.focus({ preventScroll: true })
    else wanted.current = target
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]?.(active, total)
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    focus(target)
  }
  return { active: Math.min(active, Math.max(0, total - 1)), setActive, focus, onKeyDown }
}

function rowLink(frame: HTMLElement | null, index: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-index="${index}"] a`) ?? null
}

const targets: Readonly<Record<string, (active: number, total: number) => number>> = {
  ArrowDown: active => active + 1,
  ArrowUp: active => active - 1,
  PageDown: active => active + 12,
  PageUp: active => active - 12,
  Home: () => 0,
  End: (_active, total) => total - 1,
}

/** Where each list was left, for as long as the page is open: going back finds the row again. */
const places = new Map<string, number>()

function useReturn(entity: Entity, view: ListView, frame: React.RefObject<HTMLElement | null>, ready: boolean) {
  const place = `${entity.type}?${keptView(view)}`
  useLayoutEffect(() => {
    if (ready) frame.current?.scrollTo({ top: places.get(place) ?? 0 })
  }, [place, frame, ready])
  return ({ currentTarget }: UIEvent<HTMLElement>) => {
    places.set(place, currentTarget.scrollTop)
  }
}
