import type { Rect } from './geometry.ts'

interface Placed extends Rect {
  readonly key: string
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
  return placed(layers, ({ x, y, width, height }) =>
    isAcross
      ? { x: frame.x + (frame.width - width) * parts[alignment], y, width, height }
      : { x, y: frame.y + (frame.height - height) * parts[alignment], width, height },
  )
}

/** The layers with the same space between each two; the outermost stay. Fewer than three have nothing to share. */
export function distributed(layers: readonly Placed[], direction: Direction): Places {
  const [start, size] = direction === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const sorted = layers.toSorted((one, other) => one[start] - other[start] || one.key.localeCompare(other.key))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 3) return new Map()
  const filled = sorted.reduce((sum, layer) => sum + layer[size], 0)
  const gap = (last[start] + last[size] - first[start] - filled) / (sorted.length - 1)
  let at = first[start]
  const places = new Map<string, Rect>()
  for (const { key, x, y, width, height } of sorted) {
    places.set(key, { x, y, width, height, [start]: at })
    at += (direction === 'across' ? width : height) + gap
  }
  return places
}

const placed = (layers: readonly Placed[], to: (layer: Placed) => Rect): Places =>
  new Map(layers.map(layer => [layer.key, to(layer)]))

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
