import { ChevronDown } from 'lucide-react'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import type { LedgerDay } from '../../../../../schema/time/ledger.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { dayText, hoursText, spanOfTime } from '../../timeText.ts'
import { timesOfEntry, worksOn } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import { creditNames } from './creditNames.ts'
import type { Figure } from './figures.ts'
import type { MonthDeeds } from './monthDeeds.ts'
import { WorkRows } from './WorkRows.tsx'

/** Columns of the days of a month, and of what stands above them. */
export const dayColumns =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_auto_1.25rem] gap-x-3 px-4 tablet:grid-cols-[6rem_minmax(0,1fr)_repeat(5,4.75rem)_1.25rem]'

interface DayRowProps {
  readonly day: LedgerDay
  readonly sheet: MonthSheet
  readonly deeds: MonthDeeds | null
  readonly nameOf: (id: number) => string
  /** What the days are shown for. */
  readonly figure: Figure | null
}

/** A day of a month: what it was owed and done, and opened, the work with its sources, flags and changes. */
export function DayRow({ day, sheet, deeds, nameOf, figure }: DayRowProps) {
  const zone = useZone()
  const works = worksOn(sheet, day.date, zone)
  const flags = [...new Set(works.flatMap(work => work.flags))]
  const spans = works
    .map(work => timesOfEntry(work))
    .map(({ startedAt, endedAt }) => spanOfTime(startedAt, endedAt, zone))
  const isEmpty = day.target === 0 && day.worked === 0 && day.credits.length === 0
  return (
    <li>
      <details className="group" open={figure === 'worked' || undefined}>
        <summary
          className={`min-h-12 tabular-nums cursor-pointer list-none items-center py-2 hover:bg-sunken ${dayColumns}`}
        >
          <span className={isEmpty ? 'text-ink-soft' : 'font-medium'}>{dayText(day.date)}</span>
          <span className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 text-caption text-ink-soft">
            {spans.length > 0 && <span>{spans.join(', ')}</span>}
            {creditNames(day).map(name => (
              <Badge key={name}>{name}</Badge>
            ))}
            {flags.map(flag => (
              <Badge key={flag} tone="warning">
                {texts.flags[flag]}
              </Badge>
            ))}
          </span>
          <Value label={texts.month.sums.target} minutes={day.target} isWide />
          <Value label={texts.month.sums.worked} minutes={day.worked} isWide />
          <Value label={texts.month.sums.credit} minutes={day.credit} isWide />
          <Value label={texts.month.break} minutes={day.break} isWide />
          <Value label={texts.month.difference} minutes={day.date > sheet.until ? 0 : day.difference} isSigned />
          <ChevronDown size={16} aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 border-t border-line bg-sunken/50 px-4 py-3">
          {works.length === 0 && <p className="text-ink-soft">{texts.month.noWork}</p>}
          <WorkRows {...{ works, deeds, nameOf }} />
          {deeds && (
            <Button
              variant="secondary"
              size="small"
              className="self-start pointer-coarse:min-h-11"
              onClick={() => deeds.add(day.date)}
            >
              {texts.month.add}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

interface ValueProps {
  readonly label: string
  readonly minutes: number
  readonly isSigned?: boolean
  /** Only where there is room; the day opened says the rest. */
  readonly isWide?: boolean
}

const Value = ({ label, minutes, isSigned = false, isWide = false }: ValueProps) => (
  <span className={`text-right whitespace-nowrap ${isWide ? 'max-tablet:hidden' : ''}`}>
    <span className="sr-only">{`${label} `}</span>
    <span className={isSigned && minutes < 0 ? 'text-error' : ''}>
      {minutes === 0 ? '–' : hoursText(minutes, isSigned)}
    </span>
  </span>
)
