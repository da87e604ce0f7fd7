import type { ExpectedDay } from '../../../schema/ordering/expected.ts'
import { dayText } from '../../../schema/time/plan/words.ts'
import type { HourSpan } from './demand.ts'
import { texts } from './texts.ts'

interface ExpectedBarsProps {
  readonly expected: ExpectedDay
  /** People who are planned in each of the 24 hours. */
  readonly staff: readonly number[]
  /** Of the whole week, so that days can be compared. */
  readonly span: HourSpan
}

const HEIGHT = 26

/** What a day will probably bring, as bars by the hour, and a line of the people planned for it. */
export function ExpectedBars({ expected: { date, hours }, staff, span }: ExpectedBarsProps) {
  const { first, last, mostOrders, mostStaff } = span
  const shown = hours.slice(first, last)
  const sum = shown.reduce((total, orders) => total + orders, 0)
  const best = Math.max(...shown)
  const peak = first + shown.indexOf(best)
  const label =
    sum === 0
      ? texts.expectedNothing(dayText(date))
      : texts.expected(dayText(date), Math.round(sum), `${peak}–${peak + 1}`, Math.round(best))
  const heightOf = (people: number) => HEIGHT - (mostStaff === 0 ? 0 : (people / mostStaff) * (HEIGHT - 2)) - 1
  const line = staff.slice(first, last).map((people, index) => `${index === 0 ? 'M0 ' : 'V'}${heightOf(people)}h1`)
  return (
    <span className="mt-1 flex items-end gap-1.5" title={label}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(1, last - first)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-6.5 min-w-0 flex-1"
      >
        {shown.map((orders, index) => {
          const height = mostOrders === 0 ? 0 : (orders / mostOrders) * HEIGHT
          const hour = first + index
          return (
            <rect key={hour} x={index + 0.1} y={HEIGHT - height} width={0.8} height={height} className="fill-edge/55" />
          )
        })}
        <path
          d={line.join('')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
          className="stroke-accent"
        />
      </svg>
      <span aria-hidden className="figures shrink-0 font-regular text-ink-soft">
        {Math.round(sum)}
      </span>
    </span>
  )
}
