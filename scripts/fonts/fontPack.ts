import type { Font, Glyph, PathCommand } from 'fontkit'
import type { FontPack } from '../../schema/signage/fontPack.ts'

/** What a style's letters are measured and drawn by. */
export function packOf(fonts: readonly Font[]): FontPack {
  const [first] = fonts
  if (!first) throw new Error('A style of letters without a font.')
  const glyphs: Glyphs = { widths: {}, kerning: {}, outlines: {} }
  for (const font of fonts) addFont(font, glyphs)
  const { unitsPerEm, ascent, descent, xHeight } = first
  return { unitsPerEm, ascent, descent: Math.abs(descent), xHeight, ...glyphs }
}

interface Glyphs {
  readonly widths: Record<string, number>
  readonly kerning: Record<string, number>
  readonly outlines: Record<string, string>
}

/** A character that several fonts have is the first one's. */
function addFont(font: Font, { widths, kerning, outlines }: Glyphs): void {
  const own: string[] = []
  for (const code of font.characterSet) {
    const character = String.fromCodePoint(code)
    if (widths[character] !== undefined || code < 0x20) continue
    const glyph = font.glyphForCodePoint(code)
    widths[character] = Math.round(glyph.advanceWidth)
    const outline = outlineOf(glyph)
    if (outline) outlines[character] = outline
    own.push(character)
  }
  addKerning(
    font,
    own.filter(character => kerned.test(character)),
    kerning,
  )
}

/** What is written beside each other in German and its neighbours; other pairs stand by their widths alone. */
const kerned = /[A-Za-z0-9ÄÖÜäöüßÀ-ÿ.,:;!?/()€%„“"'’–-]/

/**
 * What the font says of any two letters, without ligatures: each stays the glyph it is. A line for each letter has it before
 * and after every one that has no line yet, because a line of many letters is laid out as quickly as one of two.
 */
function addKerning(font: Font, letters: readonly string[], kerning: Record<string, number>): void {
  const found = new Map<string, number>()
  letters.forEach((letter, index) => {
    const line = [...letters.slice(index).flatMap(other => [letter, other]), letter]
    const run = font.layout(line.join(''), { liga: false, clig: false, calt: false, kern: true })
    if (run.glyphs.length !== line.length) throw new Error('A font makes one glyph of two letters.')
    line.slice(1).forEach((after, at) => {
      const closer = Math.round((run.positions[at]?.xAdvance ?? 0) - (run.glyphs[at]?.advanceWidth ?? 0))
      if (closer !== 0) found.set(`${line[at]}${after}`, closer)
    })
  })
  // In the order of letters, whatever order they were laid out in: TVs know what they have by its bytes.
  for (const before of letters)
    for (const after of letters) {
      const closer = found.get(before + after)
      if (closer !== undefined) kerning[before + after] = closer
    }
}

/** Relative commands from the glyph's origin; z leaves the pen where its part began. */
function outlineOf({ path }: Glyph): string {
  let pen = { x: 0, y: 0 }
  let began = pen
  return path.commands.map(relative).join('')

  function relative({ command, args }: PathCommand): string {
    if (command === 'closePath') {
      pen = began
      return 'z'
    }
    const points = args.map((value, index) => Math.round(value) - (index % 2 === 0 ? pen.x : pen.y))
    const [x = 0, y = 0] = args.slice(-2).map(Math.round)
    pen = { x, y }
    if (command === 'moveTo') began = pen
    return letters[command] + points.join(' ').replaceAll(' -', '-')
  }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const
