import type { ImageRef } from '../base/fields.ts'
import { type Box, blockHeight, fit } from './fit.ts'
import { type FontPack, missingIn, widthOf } from './fontPack.ts'
import type { FontStyle } from './fonts.ts'
import type { Layer, LayerOf } from './layers.ts'
import { fill, unknownIn, type Values } from './placeholders.ts'

/** A page of fixed size with what lies on it. Lengths are in its unit: pixels of a screen, or millimetres of paper. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly background: string
  readonly layers: readonly Layer[]
}

/** What a layout is drawn with: the data its texts name, and what draws letters and codes. */
export interface Ink {
  readonly values: Values
  /** Picture of the document it is drawn for. */
  readonly picture: ImageRef | null
  readonly packOf: (style: FontStyle) => FontPack
  /** Cells of a QR code, row by row; true is dark. */
  readonly codeOf: (content: string) => readonly (readonly boolean[])[]
}

/** Turned by so many degrees about a point. */
interface Turn {
  readonly degrees: number
  readonly x: number
  readonly y: number
}
interface Place extends Box {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly turn: Turn | null
}

export interface DrawnText extends Place {
  readonly kind: 'text'
  readonly font: FontStyle
  readonly size: number
  readonly color: string
  /** Each with the start of its base line. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}
export interface DrawnPicture extends Place {
  readonly kind: 'picture'
  readonly image: ImageRef
  readonly fit: 'cover' | 'contain'
  readonly radius: number
}
interface DrawnShape extends Place {
  readonly kind: 'rectangle' | 'ellipse'
  readonly color: string
  readonly radius: number
}
export interface DrawnCode extends Place {
  readonly kind: 'code'
  readonly color: string
  readonly cells: readonly (readonly boolean[])[]
}
export type Drawn = DrawnText | DrawnPicture | DrawnShape | DrawnCode

/** What is not as its author meant it: told in the editor and before anything is printed. */
export interface Misfit {
  readonly key: string
  readonly layer: string
  readonly reason: 'tooLong' | 'noGlyph' | 'unknownName' | 'noPicture'
  readonly detail: string
}

/** Everything in its final place, for whoever draws it: as SVG, as a picture, or on paper. */
export interface Drawing extends Box {
  readonly background: string
  readonly items: readonly Drawn[]
  readonly misfits: readonly Misfit[]
}

/** Lays out a layout. The same numbers come out on every device: a line never breaks elsewhere on the screen than on paper. */
export function draw({ width, height, background, layers }: Layout, ink: Ink): Drawing {
  const items: Drawn[] = []
  const misfits: Misfit[] = []
  for (const layer of layers) {
    if (layer.isHidden) continue
    const complain = (reason: Misfit['reason'], detail: string) =>
      misfits.push({ key: layer.key, layer: layer.name, reason, detail })
    const item = drawLayer(layer, ink, complain)
    if (item) items.push(item)
  }
  return { width, height, background, items, misfits }
}

type Complain = (reason: Misfit['reason'], detail: string) => void

function drawLayer(layer: Layer, ink: Ink, complain: Complain): Drawn | null {
  const place = placeOf(layer)
  if (layer.type === 'text') return drawText(layer, ink, complain)
  if (layer.type === 'shape') return { kind: layer.form, ...place, color: layer.fill, radius: layer.radius }
  if (layer.type === 'code') {
    const content = fill(layer.content, ink.values).trim()
    return content ? { kind: 'code', ...place, color: layer.color, cells: ink.codeOf(content) } : null
  }
  const image = layer.source === 'own' ? layer.image : ink.picture
  if (!image) complain('noPicture', layer.source)
  return image ? { kind: 'picture', ...place, image, fit: layer.fit, radius: layer.radius } : null
}

function drawText(layer: LayerOf<'text'>, ink: Ink, complain: Complain): DrawnText | null {
  for (const name of unknownIn(layer.text, ink.values)) complain('unknownName', `{${name}}`)
  const text = fill(layer.text, ink.values)
  if (!text.trim()) return null
  const pack = ink.packOf(layer.font)
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
  return {
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
  }
}

/** How much of the room that is left over stands before the text. */
const parts = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const

function placeOf({ key, x, y, width, height, rotation }: Layer): Place {
  const turn = rotation === 0 ? null : { degrees: rotation, x: x + width / 2, y: y + height / 2 }
  return { key, x, y, width, height, turn }
}
