import { FlowChart } from '../chart/FlowChart.tsx'
import { HeatChart } from '../chart/HeatChart.tsx'
import { RowsChart } from '../chart/RowsChart.tsx'
import { SeriesChart } from '../chart/SeriesChart.tsx'
import { SplitChart } from '../chart/SplitChart.tsx'
import { texts } from '../texts.ts'
import type { View } from '../views/view.ts'

interface DrawnProps {
  readonly name: string
  readonly view: View
  readonly currency: string
}

/** Rows a picture has; the table has all. */
const MOST_ROWS = 10

/** The picture of an answer. */
export function Drawn({ name, view: { drawing, unit }, currency }: DrawnProps) {
  if (drawing.kind === 'series') return <SeriesChart points={drawing.points} {...{ name, unit, currency }} />
  if (drawing.kind === 'split') return <SplitChart parts={drawing.parts} {...{ unit, currency }} />
  if (drawing.kind === 'matrix') return <HeatChart matrix={drawing.matrix} {...{ name, unit, currency }} />
  if (drawing.kind === 'flow') return <FlowChart name={name} flow={drawing.flow} />
  const { rows } = drawing
  return (
    <>
      <RowsChart rows={rows.slice(0, MOST_ROWS)} {...{ unit, currency }} />
      {rows.length > MOST_ROWS && (
        <p className="text-caption text-ink-soft">{texts.card.more(rows.length - MOST_ROWS)}</p>
      )}
    </>
  )
}
