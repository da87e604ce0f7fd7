import { type Complain, type DrawnText, type Ink, placeOf } from './drawing.ts'
import { blockHeight, fit } from './fit.ts'
import { missingIn, widthOf } from './fontPack.ts'
import type { LayerOf } from './layers.ts'

/** A layer that shows lines of text, whatever they come from. */
export type LinesLayer = Omit<LayerOf<'text'>, 'type' | 'text'>

/** A text in the field of its layer, as large as it goes in; nothing where it says nothing. */
export function linesOf(
  layer: LinesLayer,
  text: string,
  { packOf }: Pick<Ink, 'packOf'>,
  complain: Complain,
): readonly DrawnText[] {
  if (!text.trim()) return []
  const pack = packOf(layer.font)
  for (const character of missingIn(pack, text)) complain('noGlyph', character)
  const { lines, size, fits } = fit(pack, text, layer, {
    largest: layer.size,
    smallest: layer.smallest ?? layer.size,
    lineHeight: layer.lineHeight,
  })
  if (!fits) complain('tooLong', text)
  const scale = size / pack.unitsPerEm
  const spare = layer.height - blockHeight(pack, lines.length, size, layer.lineHeight)
  const first = layer.y + spare * parts[layer.stand] + pack.ascent * scale
  return [
    {
      kind: 'text',
      ...placeOf(layer),
      font: layer.font,
      size,
      color: layer.color,
      lines: lines.map((line, index) => ({
        text: line,
        x: layer.x + (layer.width - widthOf(pack, line) * scale) * parts[layer.align],
        y: first + index * layer.lineHeight * size,
      })),
    },
  ]
}

/** How much of the room that is left over stands before the text. */
export const parts = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const
