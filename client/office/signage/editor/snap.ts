import type { Rect } from './geometry.ts'

/** What a layer may come to rest at. Of two that are as near, the one named first wins. */
const ranks = { page: 0, layer: 1, safe: 2, grid: 3 } as const

export interface Line {
  /** In the layout's unit, from left or from above. */
  readonly at: number
  readonly kind: keyof typeof ranks
}

/** Lines across and down, each sorted. */
export interface Lines {
  readonly x: readonly Line[]
  readonly y: readonly Line[]
}
type Axis = keyof Lines

interface Box {
  readonly width: number
  readonly height: number
}

/** What TVs may cut off at each side: a twentieth. */
export const SAFE = 0.05

/** How many cells the grid has: sixteen along the longer side and nine along the shorter one, twelve each of a square. */
export function cellsOf({ width, height }: Box): { readonly x: number; readonly y: number } {
  if (width === height) return { x: 12, y: 12 }
  return width > height ? { x: 16, y: 9 } : { x: 9, y: 16 }
}

/** The lines of a page: its edges and middle, its safe area, the grid, and edges and middles of the other layers. */
export function linesOf(page: Box, others: readonly Rect[]): Lines {
  const cells = cellsOf(page)
  return {
    x: linesAlong(
      page.width,
      cells.x,
      others.map(({ x, width }) => [x, width]),
    ),
    y: linesAlong(
      page.height,
      cells.y,
      others.map(({ y, height }) => [y, height]),
    ),
  }
}

function linesAlong(length: number, cells: number, others: readonly (readonly [start: number, size: number])[]) {
  const lines: Line[] = [
    ...[0, length / 2, length].map(at => ({ at, kind: 'page' as const })),
    ...others.flatMap(([start, size]) => stops(start, size).map(at => ({ at, kind: 'layer' as const }))),
    ...[length * SAFE, length * (1 - SAFE)].map(at => ({ at, kind: 'safe' as const })),
    ...Array.from({ length: cells - 1 }, (_, index) => ({ at: (length * (index + 1)) / cells, kind: 'grid' as const })),
  ]
  return lines.toSorted((one, other) => one.at - other.at || ranks[one.kind] - ranks[other.kind])
}

/** Where something of this size comes to rest with: its edges and its middle. */
export const stops = (start: number, size: number): readonly number[] => [start, start + size / 2, start + size]

/** A line that is kept, and by how much what is moved has to go to lie on it. */
interface Snapped {
  readonly line: Line
  readonly by: number
}

/** What holds something keeps it for this much longer than it took to catch it. */
const HOLD = 1.5

/**
 * The line that one of the values comes to rest on: the nearest within `reach`, of equally near ones the first by rank. The
 * line that held it before goes on holding it a little further, so that nothing flutters between two of them.
 */
export function snapped(
  lines: readonly Line[],
  values: readonly number[],
  reach: number,
  held: Line | null = null,
): Snapped | null {
  const kept = held && nearestOf(values, held)
  if (kept && Math.abs(kept.by) <= reach * HOLD) return kept
  let best: Snapped | null = null
  for (const value of values)
    for (const line of around(lines, value, reach)) {
      const found = { line, by: line.at - value }
      if (!best || isNearer(found, best)) best = found
    }
  return best
}

function isNearer(one: Snapped, other: Snapped): boolean {
  const further = Math.abs(one.by) - Math.abs(other.by)
  if (Math.abs(further) > 1e-6) return further < 0
  return ranks[one.line.kind] < ranks[other.line.kind]
}

function nearestOf(values: readonly number[], line: Line): Snapped | null {
  const ways = values.map(value => line.at - value).toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const [by] = ways
  return by === undefined ? null : { line, by }
}

/** Those no further than `reach` from a value, found by halving. */
function around(lines: readonly Line[], value: number, reach: number): readonly Line[] {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.at ?? 0) < value - reach) low = middle + 1
    else high = middle
  }
  let end = low
  while ((lines[end]?.at ?? Number.POSITIVE_INFINITY) <= value + reach) end += 1
  return lines.slice(low, end)
}

interface Gaps {
  readonly by: number
  /** The two spaces that are the same: from where to where along the axis. */
  readonly spaces: readonly (readonly [from: number, to: number])[]
}

/** By how much a layer has to go so that it lies as far from its neighbour on one side as from that on the other; null beyond `reach`. */
export function evenGap(moved: Rect, others: readonly Rect[], axis: Axis, reach: number): Gaps | null {
  const [start, size] = axis === 'x' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const [across, breadth] = axis === 'x' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const beside = others.filter(
    other => other[across] < moved[across] + moved[breadth] && moved[across] < other[across] + other[breadth],
  )
  const before = Math.max(...beside.map(other => other[start] + other[size]).filter(end => end <= moved[start] + reach))
  const after = Math.min(...beside.map(other => other[start]).filter(at => at >= moved[start] + moved[size] - reach))
  if (!Number.isFinite(before) || !Number.isFinite(after)) return null
  const gap = (after - before - moved[size]) / 2
  const by = before + gap - moved[start]
  if (gap < 0 || Math.abs(by) > reach) return null
  return {
    by,
    spaces: [
      [before, before + gap],
      [after - gap, after],
    ],
  }
}
