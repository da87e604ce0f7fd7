import type { StatisticFrame } from '../../../../schema/statistics/answers.ts'
import type { RowsChartRow } from '../chart/RowsChart.tsx'
import type { SplitPart } from '../chart/SplitChart.tsx'
import type { SeriesPoint } from '../chart/seriesPoint.ts'
import type { DataTable, Unit } from '../chart/values.ts'
import { fairTotals } from '../points.ts'

/** How an answer is drawn. */
type Drawing =
  | { readonly kind: 'series'; readonly points: readonly SeriesPoint[] }
  | { readonly kind: 'rows'; readonly rows: readonly RowsChartRow[] }
  | { readonly kind: 'split'; readonly parts: readonly SplitPart[] }
  | { readonly kind: 'matrix'; readonly matrix: readonly (readonly number[])[] }
  | { readonly kind: 'flow'; readonly flow: Flow }

/** Steps in their places, and how many went from one to the next. */
export interface Flow {
  readonly nodes: readonly {
    readonly id: string
    readonly step: number
    readonly label: string
    readonly visits: number
  }[]
  readonly links: readonly { readonly source: string; readonly target: string; readonly visits: number }[]
}

/** An answer as a card shows it. */
export interface View {
  readonly drawing: Drawing
  readonly unit: Unit
  readonly table: DataTable
  /** There is nothing to draw. */
  readonly isEmpty: boolean
  /** What it all comes to; null where that says nothing. */
  readonly total: number | null
  /** Both sides as far as they are over; null where nothing is compared. */
  readonly fair: { readonly now: number; readonly before: number } | null
  /** Further figures, in words. */
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** With what an answer is read. */
export interface Reading<Answer> {
  /** The answer for what is compared with; null where nothing is, or it is not there yet. */
  readonly before: Answer | null
  /** Epoch ms. */
  readonly now: number
  readonly currency: string
}

/** A series with its values in a table. */
export function seriesView(
  points: readonly SeriesPoint[],
  {
    unit,
    total,
    first,
    value,
    facts = [],
  }: { unit: Unit; total: number | null; first: string; value: string; facts?: View['facts'] },
): View {
  const hasBefore = points.some(({ before }) => before !== null)
  return {
    drawing: { kind: 'series', points },
    unit,
    table: {
      columns: [
        { label: first, unit: 'text' },
        { label: value, unit },
        ...(hasBefore ? [{ label: 'Vergleich', unit }] : []),
      ],
      rows: points.map(point => [point.title, point.value, ...(hasBefore ? [point.before] : [])]),
    },
    isEmpty: points.every(point => !point.value && !point.before),
    total,
    fair: hasBefore ? fairTotals(points) : null,
    facts,
  }
}

/** What is neither compared nor summed up. */
export const plain = { total: null, fair: null, facts: [] } as const

/** How a bucket is called in the head of a table. */
export const bucketNames: Readonly<Record<StatisticFrame['unit'], string>> = {
  hour: 'Stunde',
  day: 'Tag',
  week: 'Woche',
  month: 'Monat',
}
