import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { isoWeekOf } from '../../../../schema/base/isoWeek.ts'
import { addDays, dayOf, localTime } from '../../../../schema/base/zonedTime.ts'
import { mondayOf, type WorkedDay, workedDays } from '../../../../schema/time/workedDays.ts'
import type { OwnShift } from '../../../data/time/ownDocuments.ts'
import { Button } from '../../../ui/Button.tsx'
import { addMonths, monthOf } from '../../../ui/dates/calendar.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { dayText, durationText, monthText, shortDay, spanOfTime } from '../timeText.ts'
import { texts as entryTexts } from './entries/texts.ts'
import type { Correcting } from './entries/useCorrecting.ts'
import { WorkRow } from './entries/WorkRow.tsx'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'

/** Days a device has of its person's work. */
const KEPT_DAYS = 62

interface WorkedSpanProps {
  readonly own: OwnView
  readonly correcting: Correcting
}

/** A week or a month: each day with what was worked and what was planned. */
export function WorkedSpan({ own: { works, documents, now }, correcting }: WorkedSpanProps) {
  const zone = useZone()
  const [kind, setKind] = useState<'week' | 'month'>('week')
  /** Weeks or months from the present one. */
  const [offset, setOffset] = useState(0)
  const today = localTime(now, zone).date
  const { first, count, title } = spanAt(kind, offset, mondayOf(now, zone), monthOf(today))
  const isEarliest = addDays(first, -1) < addDays(today, -KEPT_DAYS)
  const days = workedDays(works, { first, count, zone }, now)
  const choose = (next: 'week' | 'month') => {
    setKind(next)
    setOffset(0)
  }
  const options = [
    { value: 'week', label: texts.spans.week },
    { value: 'month', label: texts.spans.month },
  ] as const
  return (
    <section aria-label={texts.span} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented className="w-full tablet:w-56" label={texts.span} value={kind} options={options} onChange={choose} />
        <div className="flex flex-1 items-center justify-between gap-1">
          <IconButton
            label={texts.before}
            icon={<ChevronLeft size={20} />}
            disabled={isEarliest}
            onClick={() => setOffset(offset - 1)}
          />
          <h2 className="text-lead" aria-live="polite">
            {title}
          </h2>
          <IconButton label={texts.later} icon={<ChevronRight size={20} />} onClick={() => setOffset(offset + 1)} />
        </div>
      </div>
      {isEarliest && <p className="text-caption text-ink-soft">{texts.noEarlier}</p>}
      <Days {...{ days, today, now, zone, correcting }} shifts={documents.shifts} />
      <Button variant="secondary" className="self-start" icon={<Plus size={18} aria-hidden />} onClick={correcting.add}>
        {entryTexts.add}
      </Button>
    </section>
  )
}

function spanAt(kind: 'week' | 'month', offset: number, monday: string, thisMonth: string) {
  if (kind === 'week') {
    const first = addDays(monday, 7 * offset)
    const title = `${texts.week(isoWeekOf(first).week)} · ${shortDay(first)}–${shortDay(addDays(first, 6))}`
    return { first, count: 7, title }
  }
  const month = addMonths(thisMonth, offset)
  const first = `${month}-01`
  return { first, count: dayOf(`${addMonths(month, 1)}-01`) - dayOf(first), title: monthText(month) }
}

interface DaysProps {
  readonly days: readonly WorkedDay[]
  readonly today: string
  readonly shifts: readonly OwnShift[]
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  readonly correcting: Correcting
}

function Days({ days, today, shifts, zone, now, correcting }: DaysProps) {
  const planned = (date: string) => shifts.filter(({ from }) => localTime(Date.parse(from), zone).date === date)
  const sum = days.reduce((total, { workedMs }) => total + workedMs, 0)
  return (
    <div className={`${card} divide-y divide-line`}>
      <ul className="divide-y divide-line">
        {days.map(day => (
          <li
            key={day.date}
            className={`figures flex min-h-12 items-center gap-3 px-4 py-2 ${day.date === today ? 'bg-accent-soft/50' : ''}`}
          >
            <span className="w-24 shrink-0 font-medium">{dayText(day.date)}</span>
            <div className="min-w-0 flex-1 text-caption text-ink-soft">
              {planned(day.date).map(({ id, from, to }) => (
                <span key={id} className="block">
                  {`${texts.planned} ${spanOfTime(Date.parse(from), Date.parse(to), zone)}`}
                </span>
              ))}
              {day.works.map(work => (
                <WorkRow key={work.uid} work={work} now={now} onCorrect={correcting.of(work)} />
              ))}
            </div>
            <span className={day.workedMs > 0 ? 'whitespace-nowrap' : 'text-ink-soft'}>
              {day.workedMs > 0 ? durationText(day.workedMs) : '–'}
            </span>
          </li>
        ))}
      </ul>
      <p className="figures flex justify-between px-4 py-3 font-strong">
        {texts.sum}
        <span>{durationText(sum)}</span>
      </p>
    </div>
  )
}
