import type { KeyboardEvent, PointerEvent } from 'react'
import { NARROWEST, WIDEST, withinWidths } from './listView.ts'
import { texts } from './texts.ts'

interface WidthHandleProps {
  readonly column: string
  readonly label: string
  /** Pixels somebody gave it; undefined where it follows from the list. */
  readonly width: number | undefined
  /** Null is as it follows from the list. */
  readonly onWidth: (column: string, pixels: number | null) => void
}

/** Pixels one press of an arrow makes a difference. */
const STEP = 16

/** At the right edge of a head: drawn by the pointer, moved by the arrows, and back by a double click. */
export function WidthHandle({ column, label, width, onWidth }: WidthHandleProps) {
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return
    down.preventDefault()
    const handle = down.currentTarget
    const begun = widthAt(handle) - down.clientX
    handle.setPointerCapture(down.pointerId)
    const move = ({ clientX }: { readonly clientX: number }) => {
      // Drawn as it goes; the rows are not asked before it is let go.
      const col = colOf(handle)
      if (col) col.style.width = `${withinWidths(begun + clientX)}px`
    }
    const end = ({ clientX }: { readonly clientX: number }) => {
      if (clientX !== down.clientX) onWidth(column, withinWidths(begun + clientX))
    }
    const letGo = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('lostpointercapture', letGo, { once: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    // The arrows of the list lead from cell to cell.
    event.stopPropagation()
    if (by === undefined) return
    event.preventDefault()
    onWidth(column, withinWidths(widthAt(event.currentTarget) + by))
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.columns.width(label)}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width ?? NARROWEST}
      aria-valuetext={width === undefined ? texts.columns.asGiven : `${width} px`}
      tabIndex={0}
      title={texts.columns.width(label)}
      className="absolute top-1.5 right-0 bottom-1.5 z-10 w-2 cursor-col-resize touch-none border-r-2 border-transparent group-hover/head:border-line hover:border-accent! focus-visible:border-accent! focus-visible:outline-none max-tablet:hidden print:hidden"
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(column, null)}
    />
  )
}

const widthAt = (handle: HTMLElement): number => handle.parentElement?.getBoundingClientRect().width ?? 0

/** The element that gives the column of a head its width. */
function colOf(handle: HTMLElement): HTMLElement | null {
  const head = handle.closest('th')
  const cols = handle.closest('table')?.querySelectorAll('col')
  return (head && cols?.[head.cellIndex]) ?? null
}
