import type { ImageRef } from '../base/fields.ts'
import type { Box } from './fit.ts'
import type { FontPack } from './fontPack.ts'
import type { FontStyle } from './fonts.ts'
import type { Layer } from './layers.ts'
import type { LiveData } from './live/liveData.ts'
import type { Values } from './placeholders.ts'

/** A page of fixed size with what lies on it. Lengths are in its unit: pixels of a screen, or millimetres of paper. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly background: string
  readonly layers: readonly Layer[]
  readonly unit?: 'px' | 'mm'
}

/** What a layout is drawn with: the data its texts name, and what draws letters and codes. */
export interface Ink {
  readonly values: Values
  /** Picture of the document it is drawn for. */
  readonly picture: ImageRef | null
  /** How things stand at the moment it is drawn for; null leaves layers that live on it empty. */
  readonly live: LiveData | null
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
interface Part extends Box {
  readonly x: number
  readonly y: number
}
interface Place extends Part {
  readonly key: string
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
/** Where a film runs: it is no part of a picture, so whoever can play it lays it there. */
export interface DrawnFilm extends Place {
  readonly kind: 'film'
  /** Id of the file. */
  readonly file: number
  readonly fit: 'cover' | 'contain'
}
export interface DrawnShape extends Place {
  readonly kind: 'rectangle' | 'ellipse'
  readonly color: string
  readonly radius: number
}
export interface DrawnCode extends Place {
  readonly kind: 'code'
  readonly color: string
  readonly cells: readonly (readonly boolean[])[]
}
export interface DrawnBarcode extends Place, Pick<DrawnText, 'font' | 'size' | 'color' | 'lines'> {
  readonly kind: 'barcode'
  /** What is white: the code with the quiet beside it. */
  readonly ground: Part
  readonly bars: readonly Part[]
}
export type Drawn = DrawnText | DrawnPicture | DrawnFilm | DrawnShape | DrawnCode | DrawnBarcode

/** What is not as its author meant it: told in the editor and before anything is printed. */
export interface Misfit {
  readonly key: string
  readonly layer: string
  readonly reason:
    | 'tooLong'
    | 'noRoom'
    | 'noGlyph'
    | 'unknownName'
    | 'noPicture'
    | 'noBarcode'
    | 'smallBarcode'
    | 'nothing'
  readonly detail: string
}

/** Everything in its final place, for whoever draws it: as SVG, as a picture, or on paper. */
export interface Drawing extends Box {
  readonly background: string
  readonly items: readonly Drawn[]
  readonly misfits: readonly Misfit[]
}

export type Complain = (reason: Misfit['reason'], detail: string) => void

/** Where a layer lies. */
export function placeOf({ key, x, y, width, height, rotation }: Omit<Layer, 'type'>): Place {
  const turn = rotation === 0 ? null : { degrees: rotation, x: x + width / 2, y: y + height / 2 }
  return { key, x, y, width, height, turn }
}
