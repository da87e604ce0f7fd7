import { draw } from '../../../schema/signage/draw.ts'
import type { Drawing, Ink, Layout } from '../../../schema/signage/drawing.ts'
import { A4, type LabelSheet, placeOn } from '../../../schema/signage/labelSheets.ts'
import type { Page } from './paper.ts'

/** One document's label, so many times. */
interface Labelled {
  readonly layout: Layout
  readonly values: Ink['values']
  readonly picture: Ink['picture']
  readonly count: number
}

/** The drawing of each label, once for all its copies. */
export const labelDrawings = (labels: readonly Labelled[], ink: Pick<Ink, 'packOf' | 'codeOf'>): readonly Drawing[] =>
  labels.map(({ layout, values, picture }) => draw(layout, { ...ink, values, picture, live: null }))

/** Labels on sheets, row by row; the first `used` places are left empty. Plain paper gets lines to cut along. */
export function sheetsOf(
  sheet: LabelSheet,
  drawings: readonly Drawing[],
  counts: readonly number[],
  used: number,
): Page[] {
  const pages: { placed: Page['placed'][number][]; cuts: Page['cuts'] }[] = []
  let index = used
  for (const [which, drawing] of drawings.entries())
    for (let copy = 0; copy < (counts[which] ?? 0); copy++, index++) {
      const { page, x, y } = placeOn(sheet, index)
      while (pages.length <= page) pages.push({ placed: [], cuts: sheet.isCut ? cutsOf(sheet) : [] })
      pages[page]?.placed.push({ drawing, x, y })
    }
  // A first sheet on which everything is used up is not printed.
  return pages
    .filter(({ placed }) => placed.length > 0)
    .map((page, at) => (at === 0 ? { ...page, ruler: rulerOn(sheet) } : page))
}

/** Where the first sheet has a line that is measured before the others are printed; null where the labels leave no margin for it. */
function rulerOn({ top, rows, pitchY, height }: LabelSheet): Page['ruler'] {
  const end = top + (rows - 1) * pitchY + height
  return A4.height - end < MARGIN ? null : { x: (A4.width - RULER) / 2, y: (A4.height + end) / 2, length: RULER }
}
/** Millimetres: of the line, and of the paper it needs. */
const RULER = 100
const MARGIN = 8

/** From edge to edge of the paper, so that a knife finds them outside of the labels. */
function cutsOf({ columns, rows, left, top, pitchX, pitchY }: LabelSheet): Page['cuts'] {
  const lines = (count: number) => Array.from({ length: count + 1 }, (_, line) => line)
  return [
    ...lines(columns).map(line => ({
      from: [left + line * pitchX, 0] as const,
      to: [left + line * pitchX, A4.height] as const,
    })),
    ...lines(rows).map(line => ({
      from: [0, top + line * pitchY] as const,
      to: [A4.width, top + line * pitchY] as const,
    })),
  ]
}
