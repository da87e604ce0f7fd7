import type { LabelPaper } from '../../../../schema/counter/labelPapers.ts'

/** Labels as a print job keeps them: drawn when they are printed, with what the products say then. */
export interface LabelOrder {
  readonly labels: readonly { readonly product: number; readonly count: number }[]
  /** A layout of one's own; null for the price tag. */
  readonly template: number | null
}

/** A label as dots, so many times. */
export interface DottedLabel {
  /** Four bytes a dot: red, green, blue, and how much of it is there. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly count: number
}

/** Draws labels for a printer: whoever knows layouts does it. What is not there any more is left out. */
export type DrawLabels = (order: LabelOrder, paper: LabelPaper) => Promise<readonly DottedLabel[]>
