import { isObject } from '../../../schema/base/sameValue.ts'
import type {
  Drawing,
  Drawn,
  DrawnBarcode,
  DrawnCode,
  DrawnPicture,
  DrawnText,
  Ink,
} from '../../../schema/signage/drawing.ts'
import { widthOf } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import type { FontFile } from '../fonts/madeFonts.ts'
import type { Pixels } from './pixels.ts'

/** PDF points to a millimetre. */
const POINTS = 72 / 25.4
/** Cells of quiet round a QR code (ISO/IEC 18004). */
const QUIET = 4

/** A drawing and where its corner lies on the page (mm). */
interface Placed {
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
}
export interface Page {
  readonly placed: readonly Placed[]
  /** Thin grey lines (mm) to cut along, each from one point to another. */
  readonly cuts: readonly { readonly from: readonly [number, number]; readonly to: readonly [number, number] }[]
  /** A line that says how long it is (mm): who measures it knows whether the printer kept the size. */
  readonly ruler?: { readonly x: number; readonly y: number; readonly length: number } | null
}
export interface Means {
  readonly packOf: Ink['packOf']
  readonly filesOf: (style: FontStyle) => readonly FontFile[]
  readonly pixels: Pixels
}

/**
 * Pages as PDF, to the millimetre: text is text, and viewers are asked not to scale what they print. What writes them is loaded by
 * the first who asks for one, because it takes a tenth of the server's memory.
 */
export async function paperOf(
  pages: readonly Page[],
  size: { readonly width: number; readonly height: number },
  title: string,
  means: Means,
): Promise<Buffer> {
  const { default: Paper } = await import('pdfkit')
  const paper = new Paper({
    autoFirstPage: false,
    size: [size.width * POINTS, size.height * POINTS],
    margin: 0,
    displayTitle: true,
    info: { Title: title },
  })
  neverScaled(paper)
  const whole = bytesOf(paper)
  const pen = penFor(paper, means)
  for (const page of pages) {
    paper.addPage()
    for (const { drawing, x, y } of page.placed) pen.draw(drawing, x, y)
    for (const cut of page.cuts) pen.line(cut.from, cut.to)
    if (page.ruler) pen.ruler(page.ruler)
  }
  paper.end()
  return whole
}

/** Asks viewers to print the page as large as it is: most shrink it to what their printer reaches otherwise. */
function neverScaled(paper: PDFKit.PDFDocument): void {
  const within = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)
  const preferences = within(within(within(within(paper, '_root'), 'data'), 'ViewerPreferences'), 'data')
  if (!isObject(preferences)) throw new Error('The paper has no preferences for its viewer.')
  Object.assign(preferences, { PrintScaling: 'None' })
}

function bytesOf(paper: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
}

function penFor(paper: PDFKit.PDFDocument, { packOf, filesOf, pixels }: Means) {
  const registered = new Set<string>()
  return { draw, line, ruler }

  function draw({ width, height, background, items }: Drawing, x: number, y: number): void {
    paper
      .save()
      .translate(x * POINTS, y * POINTS)
      .scale(POINTS)
    paper.rect(0, 0, width, height).clip()
    paper.rect(0, 0, width, height).fill(background)
    for (const item of items) {
      paper.save()
      if (item.turn) paper.rotate(item.turn.degrees, { origin: [item.turn.x, item.turn.y] })
      drawItem(item)
      paper.restore()
    }
    paper.restore()
  }

  function line([x, y]: readonly [number, number], [right, bottom]: readonly [number, number]): void {
    paper.save().lineWidth(0.25).strokeColor('#a8a29e')
    paper
      .moveTo(x * POINTS, y * POINTS)
      .lineTo(right * POINTS, bottom * POINTS)
      .stroke()
      .restore()
  }

  function ruler({ x, y, length }: NonNullable<Page['ruler']>): void {
    const tick = 1.5
    line([x, y], [x + length, y])
    for (const end of [x, x + length]) line([end, y - tick], [end, y + tick])
    paper.fillColor('#57534e').font('Helvetica').fontSize(6)
    const said = { baseline: 'alphabetic', lineBreak: false } as const
    paper.text(`${length} mm`, (x + length + 2) * POINTS, (y + 0.75) * POINTS, said)
  }

  function drawItem(item: Drawn): void {
    const { x, y, width, height } = item
    if (item.kind === 'barcode') drawBars(paper, item)
    if (item.kind === 'text' || item.kind === 'barcode') drawText(item)
    else if (item.kind === 'picture') drawPicture(item)
    else if (item.kind === 'code') drawCode(paper, item)
    else if (item.kind === 'film') paper.rect(x, y, width, height).fill('#000000')
    else if (item.kind === 'ellipse')
      paper.ellipse(x + width / 2, y + height / 2, width / 2, height / 2).fill(item.color)
    else rounded(paper, item, item.radius).fill(item.color)
  }

  function drawPicture(item: DrawnPicture): void {
    const bytes = pixels.of(item)
    if (!bytes) return
    rounded(paper, item, item.radius).clip()
    paper.image(bytes, item.x, item.y, { width: item.width, height: item.height })
  }

  function drawText({ font, size, color, lines }: DrawnText | DrawnBarcode): void {
    const pack = packOf(font)
    paper.fillColor(color).fontSize(size)
    for (const { text, x, y } of lines)
      for (const run of runsOf(text, filesOf(font))) {
        const from = x + (widthOf(pack, text.slice(0, run.at)) / pack.unitsPerEm) * size
        useFont(font, run.file, filesOf(font))
        paper.text(run.text, from, y, { baseline: 'alphabetic', lineBreak: false, features: [] })
      }
  }

  function useFont(style: FontStyle, file: number, files: readonly FontFile[]): void {
    const name = `${style} ${file}`
    const bytes = files[file]?.bytes
    if (bytes && !registered.has(name)) {
      paper.registerFont(name, bytes)
      registered.add(name)
    }
    paper.font(name)
  }
}

function drawCode(paper: PDFKit.PDFDocument, { x, y, width, height, color, cells }: DrawnCode): void {
  const side = Math.min(width, height)
  const unit = side / (cells.length + 2 * QUIET)
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
  paper.rect(left, top, side, side).fill('#ffffff')
  for (const [line, row] of cells.entries())
    for (const [column, isDark] of row.entries())
      if (isDark) paper.rect(left + (column + QUIET) * unit, top + (line + QUIET) * unit, unit, unit)
  paper.fill(color)
}

function drawBars(paper: PDFKit.PDFDocument, { ground, bars, color }: DrawnBarcode): void {
  paper.rect(ground.x, ground.y, ground.width, ground.height).fill('#ffffff')
  for (const bar of bars) paper.rect(bar.x, bar.y, bar.width, bar.height)
  paper.fill(color)
}

function rounded(paper: PDFKit.PDFDocument, { x, y, width, height }: Drawn, radius: number) {
  const most = Math.min(radius, width / 2, height / 2)
  return most > 0 ? paper.roundedRect(x, y, width, height, most) : paper.rect(x, y, width, height)
}

interface Run {
  readonly text: string
  /** Where it begins in the line. */
  readonly at: number
  readonly file: number
}

/** A line in the pieces that one font file has the letters for. */
function runsOf(line: string, files: readonly FontFile[]): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0
    const file = Math.max(
      0,
      files.findIndex(({ font }) => font.hasGlyphForCodePoint(code)),
    )
    const before = runs.at(-1)
    if (before?.file === file) runs.splice(-1, 1, { ...before, text: before.text + character })
    else runs.push({ text: character, at, file })
    at += character.length
  }
  return runs
}
