import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../../ui/Chip.tsx'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { formatTime } from '../../../ui/format.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useZone } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { comparisons, type DashboardScope, periodKinds } from '../dashboardScope.ts'
import { datesText, daysIn, moved, shortDates } from '../period.ts'
import { texts } from '../texts.ts'
import { useDashboard } from './dashboardContext.ts'

interface ScopeProps {
  readonly onScope: (scope: DashboardScope) => void
}

interface PeriodBarProps extends ScopeProps {
  /** A sheet of sums: there is nothing to compare and nothing to draw. */
  readonly isSheet: boolean
}

/** What period is looked at, what it is compared with, and whether as pictures or tables. */
export function PeriodBar({ onScope, isSheet }: PeriodBarProps) {
  const { scope, dates, compared, today, now } = useDashboard()
  const zone = useZone()
  const [earlier, later] = [moved(scope, -1, today), moved(scope, 1, today)]
  const isRunning = dates.to >= today
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={texts.period} className="no-print flex flex-wrap gap-2">
        {periodKinds.map(period => (
          <Chip
            key={period}
            className="pointer-coarse:min-h-11"
            pressed={scope.period === period && scope.at === null}
            onClick={() =>
              onScope({ ...scope, period, at: null, ...(period === 'free' ? dates : { from: null, to: null }) })
            }
          >
            {texts.periods[period]}
          </Chip>
        ))}
      </div>
      {scope.period === 'free' && <FreeDates onScope={onScope} key={`${dates.from} ${dates.to}`} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-1">
          <IconButton
            className="no-print"
            label={texts.earlier}
            icon={<ChevronLeft size={20} aria-hidden />}
            disabled={earlier === null}
            onClick={() => earlier && onScope({ ...scope, ...earlier })}
          />
          <IconButton
            className="no-print"
            label={texts.later}
            icon={<ChevronRight size={20} aria-hidden />}
            disabled={later === null}
            onClick={() => later && onScope({ ...scope, ...later })}
          />
          <p className="min-w-0 pl-1 print:pl-0" aria-live="polite">
            <span className="font-strong">{datesText(dates, scope.period)}</span>
            {isRunning && <span className="figures ml-2 text-ink-soft">{texts.until(formatTime(now, zone))}</span>}
            {compared && !isSheet && (
              <span className="block text-caption text-ink-soft">{texts.comparedWith(shortDates(compared))}</span>
            )}
          </p>
        </div>
        {!isSheet && <Look onScope={onScope} />}
      </div>
    </div>
  )
}

/** What the figures are compared with, and whether they are pictures or tables. */
function Look({ onScope }: ScopeProps) {
  const { scope } = useDashboard()
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <select
        aria-label={texts.comparison}
        className={`${input} w-auto! pointer-coarse:min-h-11!`}
        value={scope.comparison}
        onChange={({ target }) =>
          onScope({ ...scope, comparison: comparisons.find(each => each === target.value) ?? scope.comparison })
        }
      >
        {comparisons.map(each => (
          <option key={each} value={each}>
            {texts.comparisons[each]}
          </option>
        ))}
      </select>
      <Segmented
        label={texts.look}
        value={scope.isTable ? 'table' : 'chart'}
        options={(['chart', 'table'] as const).map(value => ({ value, label: texts.looks[value] }))}
        onChange={value => onScope({ ...scope, isTable: value === 'table' })}
      />
    </div>
  )
}

/** Longest of periods: ten years. */
const MOST_DAYS = 3653

/** Two dates of one's own; what is no period yet is said at its field and not asked for. */
function FreeDates({ onScope }: ScopeProps) {
  const { scope, dates } = useDashboard()
  const [from, setFrom] = useState(dates.from)
  const [to, setTo] = useState(dates.to)
  const set = (next: { readonly from: string; readonly to: string }) => {
    setFrom(next.from)
    setTo(next.to)
    if (problemOf(next) === undefined && next.from !== '' && next.to !== '')
      onScope({ ...scope, period: 'free', at: null, ...next })
  }
  return (
    <div className="no-print grid max-w-md grid-cols-2 gap-3">
      <DateField label={texts.from} value={from} onValue={next => set({ from: next, to })} />
      <DateField
        label={texts.to}
        value={to}
        error={problemOf({ from, to })}
        onValue={next => set({ from, to: next })}
      />
    </div>
  )
}

function problemOf({ from, to }: { readonly from: string; readonly to: string }): string | undefined {
  if (from === '' || to === '') return undefined
  if (to < from) return texts.wrongOrder
  return daysIn({ from, to }) > MOST_DAYS ? texts.tooLong : undefined
}
