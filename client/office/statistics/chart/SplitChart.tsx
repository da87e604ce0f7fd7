import { shareText, type Unit, valueText } from './values.ts'
import './chart.css'

export interface SplitPart {
  readonly key: string
  readonly label: string
  readonly value: number
}

interface SplitChartProps {
  readonly parts: readonly SplitPart[]
  readonly unit: Unit
  readonly currency: string
}

/** Looks there are for parts. */
const LOOKS = 5

/** What a whole is made of: one bar in parts, and what each of them is. */
export function SplitChart({ parts, unit, currency }: SplitChartProps) {
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const placed = placedParts(parts, whole)
  return (
    <div className="flex flex-col gap-3">
      <svg aria-hidden className="chart h-6!">
        {whole === 0 && <rect className="chart-track" width="100%" height={24} rx={5} />}
        {placed.map(({ key, from, share }, at) => (
          <rect
            key={key}
            className={`chart-part-${at % LOOKS}`}
            x={`${from * 100}%`}
            width={`calc(${share * 100}% - 2px)`}
            style={{ width: `calc(${share * 100}% - 2px)` }}
            height={24}
            rx={4}
          />
        ))}
      </svg>
      <dl className="grid gap-x-6 gap-y-1.5">
        {placed.map(({ key, label, value, share }, at) => (
          <div key={key} className="flex items-baseline gap-2">
            <svg aria-hidden width={10} height={10} className="shrink-0">
              <rect className={`chart-part-${at % LOOKS}`} width={10} height={10} rx={2} />
            </svg>
            <dt className="min-w-0 flex-1">{label}</dt>
            <dd className="figures text-right">
              <b className="font-medium">{valueText(value, unit, currency)}</b>
              <span className="ml-2 inline-block min-w-12 text-caption text-ink-soft">{shareText(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Where each part begins and how much of the whole it is, parts of one. */
function placedParts(parts: readonly SplitPart[], whole: number) {
  let before = 0
  return parts.map(part => {
    const from = whole === 0 ? 0 : before / whole
    before += Math.max(0, part.value)
    return { ...part, from, share: whole === 0 ? 0 : Math.max(0, part.value) / whole }
  })
}
