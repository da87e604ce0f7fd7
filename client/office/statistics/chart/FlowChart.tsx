import { scaleLinear } from 'd3-scale'
import { linkHorizontal } from 'd3-shape'
import type { Flow } from '../views/view.ts'
import './chart.css'
import { texts } from './texts.ts'

/** Pixels. */
const COLUMN = 190
const BAR = 8
const HEIGHT = 320
const GAP = 10
const TOP = 22
/** Steps a place shows one by one. */
const MOST = 8

/** Which way visits went: each step a column, each bar as high as the visits that were there. */
export function FlowChart({ name, flow }: { readonly name: string; readonly flow: Flow }) {
  const { placed, links, steps, height, scale } = laidOut(flow)
  const width = steps * COLUMN
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div role="group" aria-label={texts.ways(name)} tabIndex={0} className="overflow-x-auto">
      <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className="chart" style={{ width }}>
        {Array.from({ length: steps }, (_, step) => (
          <text key={texts.step(step + 1)} x={step * COLUMN} y={12}>
            {texts.step(step + 1)}
          </text>
        ))}
        {links.map(({ from, to, visits }) => (
          <path
            key={`${from.id} ${to.id}`}
            className="chart-link"
            strokeWidth={Math.max(1, scale(visits))}
            d={curve({ source: [from.x + BAR, from.middle], target: [to.x, to.middle] }) ?? ''}
          />
        ))}
        {placed.map(({ id, x, y, height: bar, label, visits }) => (
          <g key={id}>
            <rect className="chart-fill" x={x} y={y} width={BAR} height={bar} rx={2} />
            <text className="chart-halo" x={x + BAR + 5} y={y + bar / 2} dy="0.32em">
              {`${label.length > 20 ? `${label.slice(0, 19)}…` : label} · ${visits.toLocaleString('de-DE')}`}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

const curve = linkHorizontal<unknown, { source: [number, number]; target: [number, number] }, [number, number]>()

/** Where each step and each way stands, in pixels. */
function laidOut({ nodes, links }: Flow) {
  const steps = Math.max(1, ...nodes.map(({ step }) => step + 1))
  const columns = Array.from({ length: steps }, (_, step) =>
    nodes
      .filter(node => node.step === step)
      .toSorted((one, other) => other.visits - one.visits)
      .slice(0, MOST),
  )
  const most = Math.max(1, ...columns.map(column => column.reduce((sum, { visits }) => sum + visits, 0)))
  const scale = scaleLinear()
    .domain([0, most])
    .range([0, HEIGHT - MOST * (GAP + 6)])
  const placed = columns.flatMap((column, step) => {
    let y = TOP
    return column.map(node => {
      const height = Math.max(6, scale(node.visits))
      const place = { ...node, x: step * COLUMN, y, height, middle: y + height / 2 }
      y += height + GAP
      return place
    })
  })
  const byId = new Map(placed.map(place => [place.id, place]))
  return {
    steps,
    height: Math.max(TOP, ...placed.map(place => place.y + place.height)) + GAP,
    scale,
    placed,
    links: links.flatMap(({ source, target, visits }) => {
      const [from, to] = [byId.get(source), byId.get(target)]
      return from && to ? [{ from, to, visits }] : []
    }),
  }
}
