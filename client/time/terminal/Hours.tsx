import { dateFormat } from '../../../schema/base/dateFormat.ts'
import type { Activity } from '../../../schema/time/activity.ts'
import type { Balances, OwnHours } from '../../../schema/time/calls.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Failed } from './Failed.tsx'
import { ownHours } from './ownHours.ts'
import { de } from './texts.ts'

interface HoursProps {
  readonly hours: OwnHours | null
  readonly works: readonly Activity[] | null
  readonly isProved: boolean
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  readonly onLearn: () => void
}

/** Shifts that are shown: the next days. */
const MOST_SHIFTS = 3

/** How somebody's hours and vacation stand, and when they work next; without network as it was last told. */
export function Hours({ hours, works, isProved, now, zone, onLearn }: HoursProps) {
  if (!hours || !works)
    return isProved ? (
      <Failed title={de.activitiesFailed} onRetry={onLearn} />
    ) : (
      <Notice title={de.unproved}>{de.hoursLater}</Notice>
    )
  const { today, week } = ownHours(works, now, zone)
  const figures = [[de.today, hoursText(today)], [de.week, hoursText(week)], ...balanceFigures(hours.balances)]
  const next = (hours.shifts ?? []).filter(({ to }) => Date.parse(to) > now).slice(0, MOST_SHIFTS)
  return (
    <div className="flex flex-col gap-3">
      {!isProved && <Notice title={de.unproved}>{de.hoursAsOf(formatMoment(hours.asOf, now, zone))}</Notice>}
      <dl className="terminal-figures">
        {figures.map(([label, figure]) => (
          <div key={label} className="rounded-card bg-surface px-5 py-4 shadow-lift">
            <dt className="text-body text-ink-soft">{label}</dt>
            <dd className="figures text-head font-strong">{figure}</dd>
          </div>
        ))}
      </dl>
      {isProved && hours.balances === null && <Failed title={de.balancesFailed} onRetry={onLearn} />}
      {isProved && hours.shifts === null && <Failed title={de.shiftsFailed} onRetry={onLearn} />}
      {next.length > 0 && (
        <section aria-labelledby="next-shifts" className="rounded-card bg-surface px-5 py-4 shadow-lift">
          <h2 id="next-shifts" className="text-body font-regular text-ink-soft">
            {de.nextShifts}
          </h2>
          <ul className="figures text-lead">
            {next.map(({ id, from, to }) => (
              <li key={id}>{shiftLine(Date.parse(from), Date.parse(to), zone)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Nothing of somebody without a contract: nothing is owed to them or by them. */
const balanceFigures = (balances: Balances | null): string[][] =>
  balances?.vacation
    ? [
        [de.balance, signedHours(balances.beforeMinutes)],
        [de.vacationLeft, de.days(balances.vacation.left)],
      ]
    : []

/** 'Mo., 23.11., 06:00–14:00' */
const shiftLine = (from: number, to: number, zone: string): string =>
  `${dateFormat('shiftDay', zone, { weekday: 'short', day: '2-digit', month: '2-digit' }).format(from)}, ${formatTime(from, zone)}–${formatTime(to, zone)}`

/** '7:05 h' */
const hoursText = (ms: number): string => hoursOf(Math.floor(ms / 60_000))

/** '+7:05 h', '−1:30 h' */
const signedHours = (minutes: number): string =>
  `${minutes < 0 ? '−' : minutes > 0 ? '+' : ''}${hoursOf(Math.abs(minutes))}`

const hoursOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}\u00a0h`
