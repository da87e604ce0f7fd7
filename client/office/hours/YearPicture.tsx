import { ChevronDown } from 'lucide-react'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { addMonths, monthOf, weeksOf } from '../../ui/dates/calendar.ts'
import { spanText } from '../form/schedule/spanText.ts'
import { card } from '../shell/styles.ts'
import { monthText } from '../time/timeText.ts'
import type { BranchHours } from './branchHours.ts'
import { type DayKind, type MarkedDay, markedDays } from './hoursYear.ts'
import { texts } from './texts.ts'

interface YearPictureProps {
  readonly branches: readonly BranchHours[]
  /** YYYY-MM-DD. */
  readonly today: string
  /** Gives a day hours of its own; null for who may not. */
  readonly onDay: ((date: string) => void) | null
}

const MONTHS = 12

/** A year from this month on: which days go otherwise than usual, and which holidays nobody has thought of. */
export function YearPicture({ branches, today, onDay }: YearPictureProps) {
  const first = monthOf(today)
  const last = addDays(`${addMonths(first, MONTHS)}-01`, -1)
  const marked = markedDays(branches, today, last)
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lead font-strong [&::-webkit-details-marker]:hidden">
        {texts.year}
        <ChevronDown
          aria-hidden
          className="size-5 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
        {kinds.map(kind => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3 rounded-full ${looks[kind]}`} />
            {texts.kinds[kind]}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-4">
        {Array.from({ length: MONTHS }, (_, index) => addMonths(first, index)).map(month => (
          <Month key={month} {...{ month, today, marked, onDay }} count={branches.length} />
        ))}
      </div>
    </details>
  )
}

interface MonthProps extends Pick<YearPictureProps, 'today' | 'onDay'> {
  readonly month: string
  readonly marked: ReadonlyMap<string, MarkedDay>
  /** How many branches there are. */
  readonly count: number
}

function Month({ month, today, marked, onDay, count }: MonthProps) {
  return (
    <section aria-label={monthText(month)} className={`${card} p-3`}>
      <h3 className="mb-1 font-medium">{monthText(month)}</h3>
      <div className="grid grid-cols-7 tabular-nums">
        {weeksOf(month)
          .flatMap(({ days }) => days)
          .map(date => {
            if (monthOf(date) !== month) return <span key={date} />
            const day = marked.get(date)
            const look = `grid size-9 place-items-center justify-self-center rounded-full pointer-coarse:size-11 ${day ? looks[day.kind] : 'text-ink-soft'}`
            const name = [spanText({ first: date, last: date }), day ? saidOf(day, count) : texts.usual].join(': ')
            const number = String(Number(date.slice(8)))
            const told = (
              <>
                {number}
                <span className="sr-only">{` ${name}`}</span>
              </>
            )
            return date < today || !onDay ? (
              <span key={date} className={look} title={name}>
                {told}
              </span>
            ) : (
              <button key={date} type="button" className={look} title={name} onClick={() => onDay(date)}>
                {told}
              </button>
            )
          })}
      </div>
    </section>
  )
}

const kinds: readonly DayKind[] = ['closed', 'some', 'sunday', 'own', 'holiday']

const looks: Readonly<Record<DayKind, string>> = {
  closed: 'bg-ink text-surface',
  some: 'border-2 border-ink',
  sunday: 'bg-sunken font-medium text-ink',
  own: 'border-2 border-accent',
  holiday: 'border-2 border-dashed border-warning font-medium text-warning',
}

const saidOf = ({ kind, count, holiday }: MarkedDay, all: number): string =>
  [holiday, kind === 'holiday' ? texts.kinds.holiday : texts.ofBranches(texts.kinds[kind], count, all)]
    .filter(Boolean)
    .join(', ')
