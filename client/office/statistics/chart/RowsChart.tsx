import { Link } from '@tanstack/react-router'
import { shareText, type Unit, valueText } from './values.ts'
import './chart.css'

export interface RowsChartRow {
  /** Tells rows apart. */
  readonly key: string
  readonly label: string
  readonly value: number
  /** Of the whole, parts of one; null where there is no whole. */
  readonly share: number | null
  /** More about it, small. */
  readonly hint?: string
  /** Where more about it stands: '/products/17'. */
  readonly to?: string
}

interface RowsChartProps {
  readonly rows: readonly RowsChartRow[]
  readonly unit: Unit
  readonly currency: string
}

/** Each row with its bar, the most first: words, read like any list. */
export function RowsChart({ rows, unit, currency }: RowsChartProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="flex flex-col gap-2.5">
      {rows.map(({ key, label, value, share, hint, to }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="min-w-0 truncate" title={label}>
            {to === undefined ? (
              label
            ) : (
              <Link to={to} className="hover:underline">
                {label}
              </Link>
            )}
            {hint !== undefined && <span className="ml-2 text-caption text-ink-soft">{hint}</span>}
          </span>
          <span className="figures text-right">
            <b className="font-medium">{valueText(value, unit, currency)}</b>
            {share !== null && (
              <span className="ml-2 inline-block min-w-12 text-caption text-ink-soft">{shareText(share)}</span>
            )}
          </span>
          <svg aria-hidden className="chart col-span-2 mt-1 h-2!">
            <rect className="chart-track" width="100%" height={8} rx={4} />
            <rect className="chart-fill" width={`${(Math.max(0, value) / most) * 100}%`} height={8} rx={4} />
          </svg>
        </li>
      ))}
    </ol>
  )
}
