import type { Drawing, Drawn, DrawnBarcode, DrawnCode, Ink } from '../../../schema/signage/drawing.ts'
import { pictureOf } from './picture.ts'
import type { Pixels } from './pixels.ts'

/** Dots to a millimetre: of printers of receipts and labels there is hardly another (203 to an inch). */
export const DOTS = 8
/** Cells of quiet on both sides of a QR code (ISO/IEC 18004). */
const QUIET = 8

/** A drawing in millimetres as the dots of a printer, four bytes each, white where nothing is. */
export async function dotsOf(drawing: Drawing, ink: Pick<Ink, 'packOf'>, pixels: Pixels) {
  const png = await pictureOf(onDots(drawing), ink, pixels, DOTS, 'png')
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Its codes on whole dots: scanners measure widths, and a bar that is wider by a dot may be another one. */
export const onDots = (drawing: Drawing): Drawing => ({ ...drawing, items: drawing.items.map(itemOnDots) })

function itemOnDots(item: Drawn): Drawn {
  if (item.kind === 'barcode') return barsOnDots(item)
  return item.kind === 'code' ? cellsOnDots(item) : item
}

function barsOnDots(item: DrawnBarcode): DrawnBarcode {
  const { bars, lines, size } = item
  const left = Math.min(...bars.map(({ x }) => x))
  const right = Math.max(...bars.map(({ x, width }) => x + width))
  // The narrowest bar is one module.
  const module = Math.min(...bars.map(({ width }) => width))
  const whole = Math.floor(module * DOTS + NEARLY) / DOTS
  if (whole === 0) return item
  const from = toDot(left + ((right - left) * (1 - whole / module)) / 2)
  const share = whole / module
  return {
    ...item,
    size: size * share,
    bars: bars.map(({ x, y, width, height }) => ({
      x: from + Math.round((x - left) / module) * whole,
      width: Math.round(width / module) * whole,
      y: toDot(y),
      height: toDot(height),
    })),
    lines: lines.map(line => ({ ...line, x: from + (line.x - left) * share })),
  }
}

function cellsOnDots(item: DrawnCode): DrawnCode {
  const across = item.cells.length + QUIET
  const whole = Math.floor((Math.min(item.width, item.height) / across) * DOTS + NEARLY) / DOTS
  if (whole === 0) return item
  const side = whole * across
  const [x, y] = [item.x + (item.width - side) / 2, item.y + (item.height - side) / 2]
  return { ...item, x: toDot(x), y: toDot(y), width: side, height: side }
}

/** What is a whole number of dots but for the arithmetic of fractions. */
const NEARLY = 1e-6
const toDot = (millimetres: number): number => Math.round(millimetres * DOTS) / DOTS
