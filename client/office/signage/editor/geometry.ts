/** Where something lies, in the layout's unit, from the upper left. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A corner or an edge that is pulled: north, east, south, west. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** The smallest rectangle round all of them; null round nothing. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const x = Math.min(...rects.map(rect => rect.x))
  const y = Math.min(...rects.map(rect => rect.y))
  const right = Math.max(...rects.map(rect => rect.x + rect.width))
  const bottom = Math.max(...rects.map(rect => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** What a layer covers as it is turned: the upright rectangle round its corners. */
export function coverOf({ rotation = 0, x, y, width, height }: Turned): Rect {
  const sides = [turned({ x: width, y: 0 }, rotation), turned({ x: 0, y: height }, rotation)] as const
  const [wide, high] = [Math.abs(sides[0].x) + Math.abs(sides[1].x), Math.abs(sides[0].y) + Math.abs(sides[1].y)]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

interface Turned extends Rect {
  readonly rotation?: number
}

export const shifted = (rect: Rect, dx: number, dy: number): Rect => ({ ...rect, x: rect.x + dx, y: rect.y + dy })

/** Whether a point lies in a rectangle that is turned by so many degrees about its middle. */
export function holds({ rotation = 0, ...rect }: Turned, point: Point): boolean {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const { x, y } = turned({ x: point.x - middle.x, y: point.y - middle.y }, -rotation)
  return Math.abs(x) <= rect.width / 2 && Math.abs(y) <= rect.height / 2
}

export const touches = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** A rectangle between two points, in whatever order they were set. */
export const between = (one: Point, other: Point): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

/** A way in the layout as a layer turned by so many degrees sees it. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

interface Pull {
  readonly dx: number
  readonly dy: number
  /** Width and height stay in their proportion. */
  readonly keepsRatio: boolean
  /** No side gets shorter than this. */
  readonly least: number
}

/** The rectangle after a handle was pulled: what lies across from it stays where it is. */
export function pulled(rect: Rect, handle: Handle, { dx, dy, keepsRatio, least }: Pull): Rect {
  const across = handle.includes('e') ? dx : handle.includes('w') ? -dx : 0
  const down = handle.includes('s') ? dy : handle.includes('n') ? -dy : 0
  let width = Math.max(least, rect.width + across)
  let height = Math.max(least, rect.height + down)
  if (keepsRatio) {
    const [wide, high] = [width / rect.width, height / rect.height]
    // An edge decides alone; at a corner whatever was pulled further.
    const grown =
      handle.length === 1 ? (wide === 1 ? high : wide) : Math.abs(wide - 1) > Math.abs(high - 1) ? wide : high
    const scale = Math.max(grown, least / Math.min(rect.width, rect.height))
    width = rect.width * scale
    height = rect.height * scale
  }
  return {
    x: handle.includes('w') ? rect.x + rect.width - width : rect.x,
    y: handle.includes('n') ? rect.y + rect.height - height : rect.y,
    width,
    height,
  }
}

/** The same for a layer that is turned: `dx` and `dy` are ways in the layout, and what lies across from the handle stays in its place there. */
export function pulledTurned(rect: Rect, rotation: number, handle: Handle, { dx, dy, ...how }: Pull): Rect {
  if (rotation === 0) return pulled(rect, handle, { dx, dy, ...how })
  const own = turned({ x: dx, y: dy }, -rotation)
  const next = pulled(rect, handle, { dx: own.x, dy: own.y, ...how })
  const before = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const moved = turned({ x: next.x + next.width / 2 - before.x, y: next.y + next.height / 2 - before.y }, rotation)
  return { ...next, x: before.x + moved.x - next.width / 2, y: before.y + moved.y - next.height / 2 }
}

/** A part of `from` where it is after `from` became `to`. */
export function scaledInto(part: Rect, from: Rect, to: Rect): Rect {
  const [wide, high] = [to.width / from.width, to.height / from.height]
  return {
    x: to.x + (part.x - from.x) * wide,
    y: to.y + (part.y - from.y) * high,
    width: part.width * wide,
    height: part.height * high,
  }
}

/** A length that the layout can store: a tenth of its unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** As far from a corner, and as long, as a layout can store. */
const FURTHEST = 4096
const within = (value: number, least: number): number => Math.min(FURTHEST, Math.max(least, tenth(value)))

/** A rectangle that the layout can store, however far it was pulled. */
export const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: within(x, -FURTHEST),
  y: within(y, -FURTHEST),
  width: within(width, 0.1),
  height: within(height, 0.1),
})

/** By how much layers have to be moved so that they lie on the page: what was copied from a larger one would be out of sight. */
export function wayOnto(page: Box, rects: readonly Turned[]): Point {
  const bounds = boundsOf(rects.map(coverOf))
  if (!bounds || touches(bounds, { x: 0, y: 0, ...page })) return { x: 0, y: 0 }
  const along = (start: number, size: number, length: number) =>
    Math.min(Math.max(start, 0), Math.max(0, length - size)) - start
  return { x: along(bounds.x, bounds.width, page.width), y: along(bounds.y, bounds.height, page.height) }
}

interface Box {
  readonly width: number
  readonly height: number
}
