import type { Layer } from '../../../../schema/signage/layers.ts'
import {
  between,
  boundsOf,
  coverOf,
  type Handle,
  holds,
  pulled,
  pulledTurned,
  type Rect,
  rounded,
  scaledInto,
  shifted,
} from './geometry.ts'
import { evenGap, type Line, type Lines, snapped, stops } from './snap.ts'

/** What can be taken hold of: what is seen and not locked. */
export const isFree = ({ isHidden, isLocked }: Layer): boolean => !isHidden && isLocked !== true

/** What of the chosen may go: what is locked stays, also while nobody sees it. */
export function removable(layers: readonly Layer[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const locked = new Set(layers.filter(({ isLocked }) => isLocked === true).map(({ key }) => key))
  return new Set([...chosen].filter(key => !locked.has(key)))
}

/** The uppermost layer at a point that can be taken hold of. */
export const layerAt = (layers: readonly Layer[], point: Point): Layer | null =>
  layers.findLast(layer => isFree(layer) && holds(layer, point)) ?? null

interface Point {
  readonly x: number
  readonly y: number
}

/** A pull with mouse or finger, from where it began. */
export interface Gesture {
  readonly kind: 'move' | 'resize' | 'frame'
  readonly from: Point
  readonly handle: Handle
  /** The layers that are pulled, as they lay. */
  readonly layers: readonly Layer[]
  /** What is pulled is a copy. */
  readonly isCopy: boolean
  /** What the pulled layers may come to rest at; null where they are moved freely. */
  readonly lines: Lines | null
  readonly others: readonly Rect[]
  /** Chosen already when a frame was begun. */
  readonly chosen: ReadonlySet<string>
}

interface Circumstances {
  /** How near a line has to be, in the layout's unit. */
  readonly reach: number
  readonly isFree: boolean
  readonly keepsRatio: boolean
  /** What a length is rounded to. */
  readonly grain: number
}

/** What is seen of a gesture at one moment. */
export interface Pulled {
  readonly rects: ReadonlyMap<string, Rect>
  readonly x: Line | null
  readonly y: Line | null
  /** Spaces that are the same. */
  readonly gaps: readonly Rect[]
  readonly frame: Rect | null
}

const nothing: Pulled = { rects: new Map(), x: null, y: null, gaps: [], frame: null }

/** Where everything lies with the pointer at a point; `before` is what was seen a moment ago. */
export function pulledTo(gesture: Gesture, to: Point, before: Pulled | null, how: Circumstances): Pulled {
  if (gesture.kind === 'frame') return { ...nothing, frame: between(gesture.from, to) }
  const bounds = boundsOf(gesture.layers)
  if (!bounds) return nothing
  const way = { x: to.x - gesture.from.x, y: to.y - gesture.from.y }
  return gesture.kind === 'move' ? moved(gesture, bounds, way, before, how) : resized(gesture, bounds, way, before, how)
}

function moved(
  { layers, lines, others }: Gesture,
  bounds: Rect,
  way: Point,
  before: Pulled | null,
  how: Circumstances,
) {
  // By what is seen of turned layers: nobody looks for the edge of a box that is not there.
  const seen = boundsOf(layers.map(coverOf)) ?? bounds
  const free = shifted(
    seen,
    toGrain(bounds.x + way.x, how.grain) - bounds.x,
    toGrain(bounds.y + way.y, how.grain) - bounds.y,
  )
  const held = how.isFree ? null : lines
  const x = held && snapped(held.x, stops(free.x, free.width), how.reach, before?.x)
  const y = held && snapped(held.y, stops(free.y, free.height), how.reach, before?.y)
  const evenX = held && !x ? evenGap(free, others, 'x', how.reach) : null
  const evenY = held && !y ? evenGap(free, others, 'y', how.reach) : null
  const [dx, dy] = [free.x + (x?.by ?? evenX?.by ?? 0) - seen.x, free.y + (y?.by ?? evenY?.by ?? 0) - seen.y]
  const gaps = [
    ...(evenX?.spaces ?? []).map(([from, to]) => ({
      x: from,
      width: to - from,
      y: free.y + free.height / 2,
      height: 0,
    })),
    ...(evenY?.spaces ?? []).map(([from, to]) => ({
      y: from,
      height: to - from,
      x: free.x + free.width / 2,
      width: 0,
    })),
  ]
  const rects = new Map(layers.map(layer => [layer.key, rounded(shifted(layer, dx, dy))]))
  return { rects, x: x?.line ?? null, y: y?.line ?? null, gaps, frame: null }
}

function resized(
  { layers, lines, handle }: Gesture,
  bounds: Rect,
  way: Point,
  before: Pulled | null,
  { reach, isFree: free, keepsRatio, grain }: Circumstances,
): Pulled {
  const [only] = layers
  const least = grain * 2
  const how = { keepsRatio, least }
  if (layers.length === 1 && only && only.rotation !== 0) {
    const rect = pulledTurned(only, only.rotation, handle, { dx: way.x, dy: way.y, ...how })
    return { ...nothing, rects: new Map([[only.key, rounded(rect)]]) }
  }
  const held = free || keepsRatio ? null : lines
  const edgeX = handle.includes('e') ? bounds.x + bounds.width : handle.includes('w') ? bounds.x : null
  const edgeY = handle.includes('s') ? bounds.y + bounds.height : handle.includes('n') ? bounds.y : null
  const x = edgeX === null || !held ? null : snapped(held.x, [edgeX + way.x], reach, before?.x)
  const y = edgeY === null || !held ? null : snapped(held.y, [edgeY + way.y], reach, before?.y)
  const next = pulled(bounds, handle, {
    dx: x ? way.x + x.by : toGrain(way.x, grain),
    dy: y ? way.y + y.by : toGrain(way.y, grain),
    ...how,
  })
  const rects = new Map(layers.map(layer => [layer.key, rounded(scaledInto(layer, bounds, next))]))
  return { ...nothing, rects, x: x?.line ?? null, y: y?.line ?? null }
}

const toGrain = (value: number, grain: number): number => Math.round(value / grain) * grain
