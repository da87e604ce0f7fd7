import { type Barcode, barcodeOf } from './barcode.ts'
import { type Complain, type DrawnBarcode, type Ink, type Layout, placeOf } from './drawing.ts'
import { widthOf } from './fontPack.ts'
import type { LayerOf } from './layers.ts'
import { fill, unknownIn } from './placeholders.ts'

/** Modules: of the digits and the room they stand in, by how much guards reach into it, and how low a code may be at all. */
const [LETTERS, FOOT, GUARDS, LOWEST] = [10, 9, 5, 30]
/** Millimetres of a module that scanners at tills read: four fifths of 0.33 (GS1 General Specifications, 5.2.6). */
const NARROWEST = 0.264

/** The barcode of a layer in the middle of its field, as wide as it goes in with the white beside it. */
export function barsOf(
  layer: LayerOf<'barcode'>,
  { values, packOf, unit }: Pick<Ink, 'values' | 'packOf'> & Pick<Layout, 'unit'>,
  complain: Complain,
): readonly DrawnBarcode[] {
  const unknown = unknownIn(layer.content, values)
  for (const name of unknown) complain('unknownName', `{${name}}`)
  const content = fill(layer.content, values).replaceAll(/\s/g, '')
  if (unknown.length > 0 || !content) return []
  const code = barcodeOf(content)
  if (!code) complain('noBarcode', content)
  if (!code) return []
  const across = code.quiet.left + code.length + code.quiet.right
  const module = Math.min(layer.width / across, layer.height / LOWEST)
  if (unit === 'mm' && module < NARROWEST - 1e-9) complain('smallBarcode', leastOf(across))
  return [placed(layer, code, across, module, packOf)]
}

const leastOf = (across: number): string =>
  `ab ${(across * NARROWEST).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0× ${(LOWEST * NARROWEST).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0mm`

function placed(
  layer: LayerOf<'barcode'>,
  { bars, digits, quiet }: Barcode,
  across: number,
  module: number,
  packOf: Ink['packOf'],
): DrawnBarcode {
  const { x, y, width, height, font, color } = layer
  const left = x + (width - across * module) / 2
  const at = (modules: number) => left + (quiet.left + modules) * module
  const pack = packOf(font)
  const widthsOf = digits.map(({ text, from, to }) => ({ em: widthOf(pack, text) / pack.unitsPerEm, room: to - from }))
  const size = Math.min(LETTERS, ...widthsOf.map(({ em, room }) => room / em)) * module
  return {
    kind: 'barcode',
    ...placeOf(layer),
    color,
    font,
    size,
    ground: { x: left, y, width: across * module, height },
    bars: bars.map(({ from, to, isGuard }) => ({
      x: at(from),
      y,
      width: (to - from) * module,
      height: height - (FOOT - (isGuard ? GUARDS : 0)) * module,
    })),
    lines: digits.map(({ text, from, to }, index) => ({
      text,
      x: at((from + to) / 2) - ((widthsOf[index]?.em ?? 0) * size) / 2,
      y: y + height - module,
    })),
  }
}
