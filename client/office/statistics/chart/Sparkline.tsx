import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import './chart.css'

const WIDTH = 96
const HEIGHT = 28

/** How a figure went, beside it: no more than its shape. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null
  const x = scaleLinear()
    .domain([0, values.length - 1])
    .range([2, WIDTH - 2])
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .range([HEIGHT - 2, 2])
  const path = line<number>(
    (_, at) => x(at),
    value => y(value),
  ).curve(curveMonotoneX)(values)
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="shrink-0">
      <path className="chart-line" d={path ?? ''} />
    </svg>
  )
}
