import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { followPointer } from '../../../device/page/pointer.ts'

interface EntryDragOptions {
  /** Holds the entries, each marked with `data-entry`. */
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  readonly onMove: (from: number, to: number) => void
}

/** What an entry's handle listens to. */
interface HandleEvents {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Moves the entries of a list by their handles: dragged with mouse or finger, or with the arrow keys, Home and End. The
 * control that moved an entry keeps the focus, because the entry's element is the same one in another place.
 */
export function useEntryDrag({ list, count, onMove }: EntryDragOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const control = focused.current
    focused.current = null
    if (!(control instanceof HTMLElement) || !control.isConnected || control === document.activeElement) return
    // At either end the arrow that got it there has nothing to do any more.
    const handle = control.closest('[data-entry]')?.querySelector('[data-handle]')
    const isIdle = control instanceof HTMLButtonElement && control.disabled
    if (!isIdle) control.focus({ preventScroll: true })
    else if (handle instanceof HTMLElement) handle.focus({ preventScroll: true })
  })
  const move = (from: number, to: number) => {
    const target = Math.max(0, Math.min(to, count - 1))
    if (target === from) return
    focused.current = document.activeElement
    onMove(from, target)
  }
  const follow = useEffectEvent((y: number) => {
    const to = placeAt(list.current, y)
    if (dragged === null || to === null || to === dragged) return
    move(dragged, to)
    setDragged(to)
  })
  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return undefined
    // A handle loses its pointer when its entry changes places, so the whole page is listened to.
    return followPointer(
      y => follow(y),
      () => setDragged(null),
    )
  }, [isDragging])
  const handle = (index: number): HandleEvents => ({
    onKeyDown(event) {
      const to = targets[event.key]?.(index, count)
      if (to === undefined) return
      event.preventDefault()
      move(index, to)
    },
    onPointerDown(event) {
      // A finger is bound to the handle it touched; without that it stays known wherever the handle goes.
      event.currentTarget.releasePointerCapture(event.pointerId)
      event.currentTarget.focus()
      setDragged(index)
    },
  })
  return { move, handle, dragged }
}

const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: index => index - 1,
  ArrowDown: index => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The place of the entry at a height of the window; null between two of them. */
function placeAt(list: HTMLElement | null, y: number): number | null {
  const entries = [...(list?.querySelectorAll(':scope > [data-entry]') ?? [])]
  const place = entries.findIndex(entry => {
    const { top, bottom } = entry.getBoundingClientRect()
    return y >= top && y <= bottom
  })
  return place === -1 ? null : place
}
