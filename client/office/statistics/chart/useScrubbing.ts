import { type KeyboardEvent, type PointerEvent, useState } from 'react'

interface Scrubbed {
  readonly count: number
  /** Says what stands at a point: read aloud as the keys go over them. */
  readonly textOf: (at: number) => string
  /** What the points are of. */
  readonly label: string
  /** The point at a place within the picture, both parts of one. */
  readonly pointAt: (x: number, y: number) => number
  /** Points a row, where they lie in rows; the keys up and down go from one to the other. */
  readonly row?: number
}

/**
 * Goes over the points of a chart with the arrow keys or a pointer. It is a slider to whoever hears it: each step says its
 * value. `at` is null while nobody looks at a point.
 */
export function useScrubbing({ count, textOf, label, pointAt, row = 0 }: Scrubbed) {
  const [at, setAt] = useState<number | null>(null)
  const here = at === null || at >= count ? null : at
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steppedTo(event.key, here, count, row)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt(next)
  }
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const found = pointAt((clientX - left) / width, (clientY - top) / height)
    setAt(found >= 0 && found < count ? found : null)
  }
  return {
    at: here,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(1, count),
      'aria-valuenow': (here ?? Math.max(0, count - 1)) + 1,
      'aria-valuetext': textOf(here ?? Math.max(0, count - 1)),
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: () => setAt(null),
      onFocus: () => setAt(before => before ?? count - 1),
      onBlur: () => setAt(null),
    },
  } as const
}

/** Where a key leads; undefined for a key that means nothing here, null to no point at all. */
export function steppedTo(key: string, at: number | null, count: number, row: number): number | null | undefined {
  const from = at ?? count - 1
  const within = (next: number) => (next >= 0 && next < count ? next : from)
  if (key === 'ArrowLeft') return within(from - 1)
  if (key === 'ArrowRight') return within(from + 1)
  if (key === 'ArrowUp' && row > 0) return within(from - row)
  if (key === 'ArrowDown' && row > 0) return within(from + row)
  if (key === 'Home') return row > 0 ? from - (from % row) : 0
  if (key === 'End') return row > 0 ? from - (from % row) + row - 1 : count - 1
  return key === 'Escape' && at !== null ? null : undefined
}
