import { texts as chartTexts } from '../chart/texts.ts'
import { plain, type View } from './view.ts'

/** Weekdays by hours; as a table the hours are its rows. `value` names what is counted. */
export const matrixView = (matrix: readonly (readonly number[])[], value: string): View => ({
  ...plain,
  drawing: { kind: 'matrix', matrix },
  unit: 'count',
  table: {
    columns: [
      { label: `${value} um`, unit: 'text' },
      ...chartTexts.shortWeekdays.map(label => ({ label, unit: 'count' as const })),
    ],
    rows: Array.from({ length: 24 }, (_, hour) => [chartTexts.hour(hour), ...matrix.map(hours => hours[hour] ?? 0)]),
  },
  isEmpty: matrix.flat().every(count => count === 0),
})
