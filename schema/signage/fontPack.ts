/**
 * One style of a font as far as lines are measured, broken and drawn. Editor, player and server take the same numbers, so that
 * a line breaks at the same word on all of them. Lengths are units of the font, `unitsPerEm` of them as high as the letters' size.
 */
export interface FontPack {
  readonly unitsPerEm: number
  /** Above and below the base line, both positive. */
  readonly ascent: number
  readonly descent: number
  /** Height of a lower-case x, by which legibility from afar is told. */
  readonly xHeight: number
  /** How far each character moves on. */
  readonly widths: Readonly<Record<string, number>>
  /** How much closer (negative) two neighbours stand than their widths say. */
  readonly kerning: Readonly<Record<string, number>>
  /** Outlines with the y axis upwards, in relative commands from the character's origin: they are put in line unread. */
  readonly outlines: Readonly<Record<string, string>>
}

/** Width of a line in units of the font; a character that the font lacks counts as the one drawn for it. */
export function widthOf(pack: FontPack, line: string): number {
  let width = 0
  let before = ''
  for (const character of drawn(pack, line)) {
    width += (pack.widths[character] ?? 0) + (pack.kerning[before + character] ?? 0)
    before = character
  }
  return width
}

/** Outline of a line from its origin on the base line, for one `d` of a path. */
export function outlineOf(pack: FontPack, line: string): string {
  let outline = ''
  let x = 0
  let before = ''
  for (const character of drawn(pack, line)) {
    x += pack.kerning[before + character] ?? 0
    const shape = pack.outlines[character]
    if (shape) outline += `M${x} 0${shape}`
    x += pack.widths[character] ?? 0
    before = character
  }
  return outline
}

/** What the font cannot draw, each character once: '☕'. White space is never missing. */
export function missingIn(pack: FontPack, text: string): string[] {
  const unknown = Array.from(text).filter(
    character => !/\s|\u00AD/.test(character) && pack.widths[character] === undefined,
  )
  return [...new Set(unknown)]
}

/** Where a character is missing a box would be drawn; a question mark is at least a letter. */
const drawn = (pack: FontPack, line: string): string[] =>
  Array.from(line.normalize('NFC'), character => {
    if (pack.widths[character] !== undefined) return character
    return /\s/.test(character) ? ' ' : '?'
  })
