import { coverOf, type Rect } from './geometry.ts'

interface Placed extends Rect {
  readonly key: string
  readonly rotation?: number
}
type Places = ReadonlyMap<string, Rect>

/** Where layers are lined up. */
export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]
/** Along which layers are spread. */
export const directions = ['across', 'down'] as const
export type Direction = (typeof directions)[number]

/** How much of the room that is left over lies before a layer. */
const parts = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const

/** The layers lined up within `frame`: the page for one layer, what surrounds them all for several. */
export function aligned(layers: readonly Placed[], alignment: Alignment, frame: Rect): Places {
  const isAcross = alignment === 'left' || alignment === 'center' || alignment === 'right'
  return new Map(
    layers.map(layer => {
      const seen = coverOf(layer)
      const [dx, dy] = isAcross
        ? [frame.x + (frame.width - seen.width) * parts[alignment] - seen.x, 0]
        : [0, frame.y + (frame.height - seen.height) * parts[alignment] - seen.y]
      return [layer.key, movedBy(layer, dx, dy)]
    }),
  )
}

/** The layers with the same space between each two; the outermost stay. Fewer than three have nothing to share. */
export function distributed(layers: readonly Placed[], direction: Direction): Places {
  const [start, size] = direction === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const sorted = layers
    .map(layer => ({ layer, key: layer.key, seen: coverOf(layer) }))
    .toSorted((one, other) => one.seen[start] - other.seen[start] || one.key.localeCompare(other.key))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 3) return new Map()
  const filled = sorted.reduce((sum, { seen }) => sum + seen[size], 0)
  const gap = (last.seen[start] + last.seen[size] - first.seen[start] - filled) / (sorted.length - 1)
  let at = first.seen[start]
  const places = new Map<string, Rect>()
  for (const { layer, key, seen } of sorted) {
    const by = at - seen[start]
    places.set(key, direction === 'across' ? movedBy(layer, by, 0) : movedBy(layer, 0, by))
    at += seen[size] + gap
  }
  return places
}

const movedBy = ({ x, y, width, height }: Rect, dx: number, dy: number): Rect => ({
  x: x + dx,
  y: y + dy,
  width,
  height,
})

export const orders = ['front', 'forward', 'backward', 'back'] as const
export type Order = (typeof orders)[number]

/** Keys, the lowest first, after some of them were taken up or down among the others; among themselves they keep their order. */
export function ordered(keys: readonly string[], chosen: ReadonlySet<string>, order: Order): readonly string[] {
  const [own, rest] = [keys.filter(key => chosen.has(key)), keys.filter(key => !chosen.has(key))]
  if (order === 'front') return [...rest, ...own]
  if (order === 'back') return [...own, ...rest]
  const isUp = order === 'forward'
  const next = isUp ? keys.toReversed() : [...keys]
  for (let index = 1; index < next.length; index++) {
    const [above, here] = [next[index - 1], next[index]]
    if (above === undefined || here === undefined || !chosen.has(here) || chosen.has(above)) continue
    next.splice(index - 1, 2, here, above)
  }
  return isUp ? next.toReversed() : next
}
