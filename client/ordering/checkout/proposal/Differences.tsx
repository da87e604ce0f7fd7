import { ArrowRight, CalendarClock, CircleMinus, Pencil, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Difference } from '../submission.ts'
import { texts } from '../texts.ts'

interface DifferencesProps {
  readonly differences: readonly Difference[]
  formatMoney(cents: number): string
  formatMoment(at: number): string
}

/** What is not as it was shown, one line each: what it was, what it is now, and why. */
export function Differences({ differences, ...formats }: DifferencesProps) {
  if (differences.length === 0) return null
  return (
    <ul aria-label={texts.changed.list} className="flex flex-col divide-y divide-line rounded-card border border-line">
      {differences.map((difference, index) => (
        // They stand as long as they are shown: places are identities.
        <li key={`${difference.kind}${index}`} className="flex items-start gap-3 px-4 py-3">
          <span aria-hidden className="mt-0.5 text-ink-soft">
            {icons[difference.kind]}
          </span>
          <Line difference={difference} {...formats} />
        </li>
      ))}
    </ul>
  )
}

const icons: Readonly<Record<Difference['kind'], ReactNode>> = {
  price: <Tag size={18} />,
  tax: <Tag size={18} />,
  delivery: <Tag size={18} />,
  deposit: <Tag size={18} />,
  gone: <CircleMinus size={18} />,
  dropped: <CircleMinus size={18} />,
  amount: <Pencil size={18} />,
  parts: <Pencil size={18} />,
  time: <CalendarClock size={18} />,
  promise: <CalendarClock size={18} />,
}

function Line({
  difference,
  formatMoney,
  formatMoment,
}: Omit<DifferencesProps, 'differences'> & { difference: Difference }) {
  switch (difference.kind) {
    case 'price':
      return <Turn what={difference.name} before={formatMoney(difference.before)} now={formatMoney(difference.now)} />
    case 'delivery':
    case 'deposit':
      return (
        <Turn
          what={texts.summary[difference.kind]}
          before={formatMoney(difference.before)}
          now={formatMoney(difference.now)}
        />
      )
    case 'tax':
      return (
        <Turn
          what={texts.changed.tax(difference.name)}
          before={percent(difference.before)}
          now={percent(difference.now)}
        />
      )
    case 'amount':
      return <Turn what={difference.name} before={difference.before} now={difference.now} reason={difference.reason} />
    case 'time':
      return (
        <Turn
          what={texts.appointment.heading}
          before={difference.before === null ? texts.appointment.soon : formatMoment(difference.before)}
          now={formatMoment(difference.now)}
          reason={difference.reason}
        />
      )
    case 'promise':
      return (
        <Turn
          what={texts.changed.ready}
          before={formatMoment(difference.before)}
          now={formatMoment(difference.now)}
          reason={texts.changed.busier}
        />
      )
    case 'parts':
      return <Gone what={texts.changed.without(difference.name, difference.gone)} reason={difference.reason} />
    case 'gone':
      return <Gone what={texts.changed.gone(difference.name)} reason={difference.reason} />
    default:
      return <Gone what={difference.reason} />
  }
}

interface TurnProps {
  readonly what: string
  readonly before: string
  readonly now: string
  readonly reason?: string
}

/** 'Semmel: 2,40 € → 3,00 €'; read aloud as 'bisher 2,40 €, jetzt 3,00 €'. */
function Turn({ what, before, now, reason }: TurnProps) {
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{what}</span>
        <span className="figures inline-flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">{texts.changed.beforeSpoken}</span>
          <s className="text-ink-soft">{before}</s>
          <ArrowRight size={14} aria-hidden className="self-center text-ink-soft" />
          <span className="sr-only">{texts.changed.nowSpoken}</span>
          <strong className="font-strong">{now}</strong>
        </span>
      </div>
      {reason && <p className="mt-0.5 text-caption text-ink-soft">{reason}</p>}
    </div>
  )
}

function Gone({ what, reason }: { what: string; reason?: string }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-medium">{what}</p>
      {reason && <p className="mt-0.5 text-caption text-ink-soft">{reason}</p>}
    </div>
  )
}

const percent = (rate: number): string => `${rate.toLocaleString('de-DE')}\u00a0%`
