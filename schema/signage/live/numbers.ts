import { isCalledAt } from '../../business/calling.ts'
import { type Complain, type Drawn, type Ink, placeOf } from '../drawing.ts'
import { blockHeight, largestFit } from '../fit.ts'
import { widthOf } from '../fontPack.ts'
import type { LayerOf } from '../layers.ts'
import { parts } from '../lines.ts'
import type { LiveData } from './liveData.ts'

/** Between two numbers, as a share of their size. */
const GAP = 0.6

/** Numbers in rows below each other, as large as all of them go in; of too many the last ones, who wait since the shortest time, are left out. */
export function numbersOf(
  layer: LayerOf<'numbers'>,
  { numbers, now }: Pick<LiveData, 'numbers' | 'now'>,
  { packOf }: Pick<Ink, 'packOf'>,
  complain: Complain,
): readonly Drawn[] {
  const called = numbers
    .filter(each => each.column === layer.which && isCalledAt(each, now))
    .map(({ number }) => number)
  if (called.length === 0) return []
  const pack = packOf(layer.font)
  const widest = Math.max(...called.map(each => widthOf(pack, each))) / pack.unitsPerEm
  const at = (size: number) => {
    const columns = Math.max(1, Math.floor((layer.width / size + GAP) / (widest + GAP)))
    const rows = Math.ceil(called.length / columns)
    const fits = widest * size <= layer.width && blockHeight(pack, rows, size, layer.lineHeight) <= layer.height + 1e-9
    return { size, columns, fits }
  }
  const { size, columns, fits } = largestFit(at, layer.smallest ?? layer.size, layer.size)
  const mostRows = Math.max(1, 1 + Math.floor((layer.height / size - blockHeight(pack, 1, 1, 1)) / layer.lineHeight))
  const shown = fits ? called : called.slice(0, mostRows * columns)
  if (shown.length < called.length) complain('noRoom', called.slice(shown.length).join(', '))
  const across = Math.min(columns, shown.length)
  const width = (across * (widest + GAP) - GAP) * size
  const left = layer.x + (layer.width - width) * parts[layer.align]
  const height = blockHeight(pack, Math.ceil(shown.length / columns), size, layer.lineHeight)
  const first = layer.y + (layer.height - height) * parts[layer.stand] + (pack.ascent / pack.unitsPerEm) * size
  const lines = shown.map((text, index) => ({
    text,
    x: left + (index % columns) * (widest + GAP) * size,
    y: first + Math.floor(index / columns) * layer.lineHeight * size,
  }))
  return [{ kind: 'text', ...placeOf(layer), font: layer.font, size, color: layer.color, lines }]
}
