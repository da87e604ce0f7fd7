import { get, post } from '../base/call.ts'
import type { Misfit } from './drawing.ts'
import type { FontPack } from './fontPack.ts'
import type { Layer } from './layers.ts'
import type { LabelCall, LabelPrintCall } from './requests.ts'

/** The families letters can be set in, and their variants. */
export const listFonts = get('/fonts')<readonly FontFamily[]>()
/** A family's variant as a style sheet that holds the font itself: `style-regular.embed.css`, `style-700.embed.css`. */
export const fontSheet = get('/fonts/google/:family/:sheet')<string>()
/** What a style's letters are measured and drawn by. */
export const readFontPack = get('/fonts/packs/:style')<FontPack>()

/** The layers of a picture template, the lowest first. */
export const templateLayers = get('/image-templates/:id/layers')<readonly Layer[]>()
/** Where the template is a file (`?format=png|webp|pdf`), drawn for `?document=`, the id of one of its subject. */
export const templateFile = { path: '/image-templates/:id/file' } as const

/** Draws labels for products. */
export const printLabels = post('/labels')<LabelCall, PrintedLabels>()

/** Lets a label printer print labels. */
export const queueLabels = post('/labels/print')<LabelPrintCall, QueuedLabels>()

export interface QueuedLabels {
  /** How many print jobs they are. */
  readonly jobs: number
  readonly misfits: readonly LabelMisfit[]
}

export interface PrintedLabels {
  /** The paper, in base64. */
  readonly pdf: string
  readonly sheets: number
  readonly misfits: readonly LabelMisfit[]
}

/** What of a product is not on its label as it should be. */
export interface LabelMisfit extends Misfit {
  readonly product: number
  readonly name: string
}

export interface FontFamily {
  readonly family: string
  /** As Google Fonts names them: 'regular', '700'. */
  readonly variants: readonly string[]
}
