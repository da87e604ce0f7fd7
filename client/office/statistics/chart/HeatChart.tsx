import { useSize } from '../../../device/page/size.ts'
import './chart.css'
import { texts } from './texts.ts'
import { useScrubbing } from './useScrubbing.ts'
import { type Unit, valueText } from './values.ts'

interface HeatChartProps {
  readonly name: string
  /** Seven days, Monday first, of 24 hours each. */
  readonly matrix: readonly (readonly number[])[]
  readonly unit: Unit
  readonly currency: string
}

const HOURS = 24
const LEFT = 28
const BOTTOM = 20
const ROW = 24
const USUAL = 640
/** How strong each of the levels is drawn; nothing at all is only the ground. */
const LEVELS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const

/** When how much happens: weekdays by hours, the stronger the more. */
export function HeatChart({ name, matrix, unit, currency }: HeatChartProps) {
  const { ref, size } = useSize<HTMLDivElement>()
  const width = size?.width || USUAL
  const cell = (width - LEFT) / HOURS
  const values = matrix.flat()
  const most = Math.max(0, ...values)
  const textOf = (at: number) =>
    `${texts.weekdays[Math.floor(at / HOURS)]}, ${texts.hour(at % HOURS)}: ${valueText(values[at] ?? 0, unit, currency)}`
  const { at, props } = useScrubbing({
    count: values.length,
    row: HOURS,
    label: texts.point(name),
    textOf,
    pointAt: (x, y) => placeAt(x * width - LEFT, y * (ROW * matrix.length + BOTTOM), cell),
  })
  return (
    <div ref={ref} className="flex flex-col gap-2">
      <p aria-hidden className="flex min-h-5 items-center justify-between gap-3 text-caption text-ink-soft">
        <span className="font-medium text-ink">{at === null ? '' : textOf(at)}</span>
        <Scale />
      </p>
      <div {...props} className="rounded-control">
        <svg aria-hidden viewBox={`0 0 ${width} ${ROW * matrix.length + BOTTOM}`} className="chart">
          {matrix.map((hours, day) => (
            <g key={texts.shortWeekdays[day]} transform={`translate(0 ${day * ROW})`}>
              <text y={ROW / 2} dy="0.32em">
                {texts.shortWeekdays[day]}
              </text>
              {hours.map((value, hour) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
                  key={hour}
                  x={LEFT + hour * cell}
                  width={cell}
                  level={levelOf(value, most)}
                  isHere={at === day * HOURS + hour}
                />
              ))}
            </g>
          ))}
          {[0, 6, 12, 18].map(hour => (
            <text key={hour} x={LEFT + hour * cell} y={ROW * matrix.length + 15}>
              {`${hour}\u00a0h`}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

interface CellProps {
  readonly x: number
  readonly width: number
  readonly level: number
  readonly isHere: boolean
}

const Cell = ({ x, width, level, isHere }: CellProps) => (
  <>
    <rect className="chart-track" x={x + 1} y={1} width={Math.max(1, width - 2)} height={ROW - 2} rx={3} />
    <rect
      className="chart-fill"
      opacity={LEVELS[level]}
      x={x + 1}
      y={1}
      width={Math.max(1, width - 2)}
      height={ROW - 2}
      rx={3}
    />
    {isHere && <rect className="chart-here fill-none!" x={x} y={0} width={Math.max(1, width)} height={ROW} rx={4} />}
  </>
)

/** From little to much. */
const Scale = () => (
  <span className="flex items-center gap-1.5">
    {texts.less}
    <svg width={LEVELS.length * 12} height={10}>
      {LEVELS.map((opacity, at) => (
        <g key={opacity} transform={`translate(${at * 12} 0)`}>
          <rect className="chart-track" width={10} height={10} rx={2} />
          <rect className="chart-fill" opacity={opacity} width={10} height={10} rx={2} />
        </g>
      ))}
    </svg>
    {texts.more}
  </span>
)

/** 0 is nothing, then five equal steps up to the most there is. */
export const levelOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(LEVELS.length - 1, Math.ceil((value / most) * (LEVELS.length - 1)))

/** The cell at these pixels; -1 beside them. */
function placeAt(x: number, y: number, cell: number): number {
  const [hour, day] = [Math.floor(x / cell), Math.floor(y / ROW)]
  return hour < 0 || hour >= HOURS || day < 0 || day > 6 ? -1 : day * HOURS + hour
}
