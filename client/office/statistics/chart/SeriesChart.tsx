import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { useSize } from '../../../device/page/size.ts'
import './chart.css'
import { axisOf, LETTER, shownLabels, tickText } from './axis.ts'
import { Legend } from './Legend.tsx'
import type { SeriesPoint } from './seriesPoint.ts'
import { texts } from './texts.ts'
import { useScrubbing } from './useScrubbing.ts'
import { type Unit, valueText } from './values.ts'

interface SeriesChartProps {
  readonly name: string
  readonly points: readonly SeriesPoint[]
  readonly unit: Unit
  readonly currency: string
}

/** More points than this are a line and not bars. */
const MOST_BARS = 48
const HEIGHT = 220
const BOTTOM = 24
const TOP = 8
/** Before it is measured (pixels). */
const USUAL = 640

/** Values one after the other, as bars or as a line, with those they are compared with as a broken line. */
export function SeriesChart({ name, points, unit, currency }: SeriesChartProps) {
  const { ref, size } = useSize<HTMLDivElement>()
  const hasBefore = points.some(({ before }) => before !== null)
  const layout = laidOut(points, unit, currency, size?.width || USUAL)
  const { left, width, x, y } = layout
  const { at, props } = useScrubbing({
    count: points.length,
    label: texts.point(name),
    textOf: index => pointText(points[index], unit, currency),
    pointAt: part => Math.floor(((part * width - left) / Math.max(1, width - left)) * points.length),
  })
  const here = at === null ? undefined : points[at]
  return (
    <div ref={ref} className="flex flex-col gap-2">
      <Legend {...{ here, hasBefore, unit, currency }} isRunning={points.some(({ isRunning }) => isRunning)} />
      <div {...props} className="rounded-control">
        <svg aria-hidden viewBox={`0 0 ${width} ${HEIGHT}`} className="chart">
          <Grid {...{ layout, unit, currency }} />
          {points.length > MOST_BARS ? <Line {...{ points, layout }} /> : <Bars {...{ points, layout, at }} />}
          {hasBefore && (
            <path
              className="chart-before"
              d={
                line<SeriesPoint>(
                  (_, index) => x(index),
                  ({ before }) => y(before ?? 0),
                ).defined(({ before }) => before !== null)(points) ?? ''
              }
            />
          )}
          {at !== null && here && <circle className="chart-here" r={4.5} cx={x(at)} cy={y(here.value ?? 0)} />}
          {shownLabels(
            points.map(({ label }) => label),
            width - left,
          ).map(index => (
            <text key={index} x={Math.min(x(index), width - halfOf(points[index]))} y={HEIGHT - 6} textAnchor="middle">
              {points[index]?.label}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Half of what its label takes (pixels): the last one ends with the picture. */
const halfOf = (point: SeriesPoint | undefined): number => ((point?.label.length ?? 0) * LETTER) / 2

/** 'Montag, 16.11.: 1.284,50 €, Vergleich: 980,00 €'. */
function pointText(point: SeriesPoint | undefined, unit: Unit, currency: string): string {
  if (!point) return ''
  const before = point.before === null ? '' : `, ${texts.before}: ${valueText(point.before, unit, currency)}`
  const value = point.value === null ? texts.notYet : valueText(point.value, unit, currency)
  return `${point.title}: ${value}${point.isRunning ? ` (${texts.running})` : ''}${before}`
}

type Layout = ReturnType<typeof laidOut>

/** Where everything stands, in pixels. */
function laidOut(points: readonly SeriesPoint[], unit: Unit, currency: string, width: number) {
  const axis = axisOf(
    points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]),
    unit,
  )
  const left = Math.max(...axis.ticks.map(tick => tickText(tick, unit, currency).length)) * LETTER + 10
  const bands = scaleBand<number>()
    .domain(points.keys())
    .range([left, width])
    .padding(points.length > 1 ? 0.25 : 0.7)
  const y = scaleLinear()
    .domain(axis.domain)
    .range([HEIGHT - BOTTOM, TOP])
  return { ticks: axis.ticks, left, width, y, bands, x: (at: number) => (bands(at) ?? left) + bands.bandwidth() / 2 }
}

function Grid({ layout, unit, currency }: { layout: Layout; unit: Unit; currency: string }) {
  const { ticks, left, width, y } = layout
  return ticks.map(tick => (
    <g key={tick}>
      <line className={tick === 0 ? 'chart-zero' : 'chart-grid'} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
        {tickText(tick, unit, currency)}
      </text>
    </g>
  ))
}

interface Drawn {
  readonly points: readonly SeriesPoint[]
  readonly layout: Layout
}

/** What goes on is lighter than what is over. */
function Bars({ points, layout: { bands, x, y }, at }: Drawn & { readonly at: number | null }) {
  const width = Math.min(40, bands.bandwidth())
  return points.map(({ title, value, isRunning }, index) => (
    <rect
      key={title}
      className="chart-fill"
      opacity={isRunning ? 0.55 : at === null || at === index ? 1 : 0.7}
      x={x(index) - width / 2}
      y={Math.min(y(0), y(value ?? 0))}
      width={width}
      height={Math.abs(y(value ?? 0) - y(0))}
      rx={Math.min(3, width / 4)}
    />
  ))
}

function Line({ points, layout: { x, y } }: Drawn) {
  const at = (_: SeriesPoint, index: number) => x(index)
  const value = (point: SeriesPoint) => y(point.value ?? 0)
  const isBegun = (point: SeriesPoint) => point.value !== null
  const over = area<SeriesPoint>(at, y(0), value).defined(isBegun).curve(curveMonotoneX)
  return (
    <>
      <path className="chart-fill" opacity={0.1} d={over(points) ?? ''} />
      <path
        className="chart-line"
        d={line<SeriesPoint>(at, value).defined(isBegun).curve(curveMonotoneX)(points) ?? ''}
      />
    </>
  )
}
