/** A sheet of labels as it is sold. All lengths in millimetres; A4 upright is 210 × 297. */
export interface LabelSheet {
  readonly label: string
  readonly columns: number
  readonly rows: number
  /** Of one label. */
  readonly width: number
  readonly height: number
  /** From the paper's corner to the first label. */
  readonly left: number
  readonly top: number
  /** From one label's corner to the next one's. */
  readonly pitchX: number
  readonly pitchY: number
  /** Plain paper is cut by hand, along lines that are printed. */
  readonly isCut?: true
}

export const A4 = { width: 210, height: 297 } as const

export const labelSheets = {
  compact: cut('Kompakt 4 × 12 (Normalpapier)', 4, 12, 48.5, 22.5, 8, 13.5),
  detail: cut('Ausführlich 2 × 5 (Normalpapier)', 2, 5, 95, 55, 10, 11),
  l4732: sheet('Avery L4732 · 35,6 × 16,9 mm', 5, 16, 35.6, 16.9, 11, 13.3, 38.1, 16.9),
  l7651: sheet('Avery L7651 · 38,1 × 21,2 mm', 5, 13, 38.1, 21.2, 4.75, 10.7, 40.6, 21.2),
  l7159: sheet('Avery L7159 · 63,5 × 33,9 mm', 3, 8, 63.5, 33.9, 7.2, 12.9, 66, 33.9),
  l7160: sheet('Avery L7160 · 63,5 × 38,1 mm', 3, 7, 63.5, 38.1, 7.2, 15.1, 66, 38.1),
  l7163: sheet('Avery L7163 · 99,1 × 38,1 mm', 2, 7, 99.1, 38.1, 4.65, 15.15, 101.6, 38.1),
  z3475: sheet('Avery Zweckform 3475 · 70 × 36 mm', 3, 8, 70, 36, 0, 4.4, 70, 36),
  z3422: sheet('Avery Zweckform 3422 · 70 × 35 mm', 3, 8, 70, 35, 0, 8.5, 70, 35),
  z3474: sheet('Avery Zweckform 3474 · 70 × 37 mm', 3, 8, 70, 37, 0, 0.5, 70, 37),
  z4780: sheet('Avery Zweckform 4780 · 48,5 × 25,4 mm', 4, 10, 48.5, 25.4, 8, 21.5, 48.5, 25.4),
} as const satisfies Readonly<Record<string, LabelSheet>>
export type LabelSheetId = keyof typeof labelSheets

export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows

/** Where the label of this number lies (0 is the first, row by row, over all sheets): its sheet from 0, and its corner in mm. */
export function placeOn(sheet: LabelSheet, index: number): { page: number; x: number; y: number } {
  const onPage = index % labelsOn(sheet)
  const [row, column] = [Math.floor(onPage / sheet.columns), onPage % sheet.columns]
  return {
    page: Math.floor(index / labelsOn(sheet)),
    x: sheet.left + column * sheet.pitchX,
    y: sheet.top + row * sheet.pitchY,
  }
}

function sheet(
  label: string,
  columns: number,
  rows: number,
  width: number,
  height: number,
  left: number,
  top: number,
  pitchX: number,
  pitchY: number,
): LabelSheet {
  return { label, columns, rows, width, height, left, top, pitchX, pitchY }
}

/** Labels that touch each other on plain paper. */
function cut(label: string, columns: number, rows: number, width: number, height: number, left: number, top: number) {
  return { ...sheet(label, columns, rows, width, height, left, top, width, height), isCut: true } as const
}
