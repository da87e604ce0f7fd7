import type { SeriesPoint } from './seriesPoint.ts'
import { texts } from './texts.ts'
import { type Unit, valueText } from './values.ts'

interface LegendProps {
  /** The point that is looked at. */
  readonly here: SeriesPoint | undefined
  readonly hasBefore: boolean
  /** Something of it goes on. */
  readonly isRunning: boolean
  readonly unit: Unit
  readonly currency: string
}

/** What the marks of a series mean, and the values of the point that is looked at. Nothing moves as they come and go. */
export function Legend({ here, hasBefore, isRunning, unit, currency }: LegendProps) {
  const before = here?.before ?? null
  return (
    <p aria-hidden className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-soft">
      {here && <span className="font-medium text-ink">{here.title}</span>}
      <span className="flex items-center gap-1.5">
        <Mark className="chart-fill" shape="bar" />
        {here ? (
          <b className="figures text-ink">
            {here.value === null ? texts.notYet : valueText(here.value, unit, currency)}
          </b>
        ) : (
          texts.now
        )}
      </span>
      {hasBefore && (
        <span className="flex items-center gap-1.5">
          <Mark className="chart-before" shape="line" />
          {before === null ? texts.before : <span className="figures">{valueText(before, unit, currency)}</span>}
        </span>
      )}
      {(here ? here.isRunning : isRunning) && (
        <span className="flex items-center gap-1.5">
          <Mark className="chart-fill opacity-55" shape="bar" />
          {texts.running}
        </span>
      )}
    </p>
  )
}

const Mark = ({ className, shape }: { readonly className: string; readonly shape: 'bar' | 'line' }) => (
  <svg width={14} height={10} viewBox="0 0 14 10" className="shrink-0">
    {shape === 'bar' ? (
      <rect className={className} x={2} width={10} height={10} rx={2} />
    ) : (
      <path className={className} d="M0 5h14" />
    )}
  </svg>
)
