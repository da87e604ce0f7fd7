import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import type { CellPlace } from './cells/editing.ts'
import { TITLE } from './columns.ts'

interface ArrowsOptions {
  readonly total: number
  readonly frame: RefObject<HTMLElement | null>
  readonly scrollTo: (index: number) => void
}

/** One row takes part in the tab order; arrow keys move over rows, also those that are not drawn yet, and over their cells; J and K from anywhere on the page. */
export function useArrows({ total, frame, scrollTo }: ArrowsOptions) {
  const [active, setActive] = useState(0)
  const wanted = useRef<CellPlace | null>(null)
  const focusWanted = useEffectEvent(() => {
    const cell = wanted.current === null ? null : cellAt(frame.current, wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus({ preventScroll: true })
  })
  useEffect(() => focusWanted())
  const focus = (place: CellPlace) => {
    const index = Math.max(0, Math.min(place.index, total - 1))
    setActive(index)
    scrollTo(index)
    const target = { ...place, index }
    const cell = cellAt(frame.current, target)
    if (cell) cell.focus({ preventScroll: true })
    else wanted.current = target
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (sideways && beside(event.target, sideways)) return event.preventDefault()
    const index = targets[event.key]?.(active, total)
    if (index === undefined) return
    event.preventDefault()
    focus({ index, column: placeOf(event.target)?.column ?? TITLE })
  }
  const step = (by: number) => {
    const place = placeOf(frame.current?.ownerDocument.activeElement ?? null)
    focus(place ? { ...place, index: place.index + by } : { index: active, column: TITLE })
  }
  useShortcuts([
    { key: 'j', run: () => step(1) },
    { key: 'k', run: () => step(-1) },
  ])
  return { active: Math.min(active, Math.max(0, total - 1)), setActive, focus, onKeyDown }
}

/** The cell somebody is in; null outside of the rows. */
export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const row = cell?.closest<HTMLElement>('[data-index]')
  return cell?.dataset['cell'] && row ? { index: Number(row.dataset['index']), column: cell.dataset['cell'] } : null
}

/** Gives the next cell of the row the focus; false at its end. */
function beside(target: EventTarget | null, by: number): boolean {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null
  const all = [...(cell?.parentElement?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  // A column there is no room for takes no focus.
  const cells = all.filter(each => getComputedStyle(each).display !== 'none')
  const next = cells.find((_, place) => cells[place - by] === cell)
  const control = next?.querySelector<HTMLElement>('a') ?? next
  control?.focus()
  return control !== undefined
}

function cellAt(frame: HTMLElement | null, { index, column }: CellPlace): HTMLElement | null {
  const row = frame?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  const cell = row?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(column)}"]`)
  return cell?.querySelector<HTMLElement>('a') ?? cell ?? row?.querySelector<HTMLElement>('a') ?? null
}

const targets: Readonly<Record<string, (active: number, total: number) => number>> = {
  ArrowDown: active => active + 1,
  ArrowUp: active => active - 1,
  PageDown: active => active + 12,
  PageUp: active => active - 12,
  Home: () => 0,
  End: (_active, total) => total - 1,
}
