import { useState } from 'react'
import { dayText, hoursText } from '../../../schema/time/plan/words.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { card } from '../shell/styles.ts'
import { ExpectedBars } from './ExpectedBars.tsx'
import { cellOf, RosterCell } from './RosterCell.tsx'
import { LineHead } from './RosterGrid.tsx'
import { fieldMarks } from './rosterPlaces.ts'
import type { RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { Demand } from './useDemand.ts'
import type { Planning } from './usePlanning.ts'

interface DayListProps {
  readonly week: RosterWeek
  readonly today: string
  readonly planning: Planning
  /** What each day will probably bring; null where nobody knows. */
  readonly demand: Demand | null
}

/** The roster where there is no room for a week: one day, and all people below each other. */
export function DayList({ week, today, planning, demand }: DayListProps) {
  const { dates, heads } = week
  const [chosen, setChosen] = useState(0)
  const [wasWeek, setWasWeek] = useState('')
  // Another week begins with today, or its Monday.
  if (wasWeek !== dates[0]) {
    setWasWeek(dates[0] ?? '')
    setChosen(Math.max(0, dates.indexOf(today)))
  }
  const head = heads[chosen]
  if (!head) return null
  const hours = demand?.of(head.date)
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={texts.day}
        value={String(chosen)}
        onChange={value => setChosen(Number(value))}
        className="flex-nowrap *:min-h-12 *:min-w-0 *:px-0"
        options={dates.map((date, day) => {
          const [weekday = '', number = ''] = dayText(date).split(' ')
          return { value: String(day), label: <DayLabel {...{ weekday }} number={number.split('.')[0] ?? ''} /> }
        })}
      />
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-strong">
          {dayText(head.date)}
          {head.holiday && <span className="font-regular text-accent-ink"> · {head.holiday}</span>}
        </span>
        <span className="figures text-caption text-ink-soft">{texts.dayHours(hoursText(head.minutes))}</span>
      </p>
      {demand && hours && (
        <div>
          <ExpectedBars {...hours} span={demand.span} />
          <p className="text-caption text-ink-soft">{texts.expectedDayHint}</p>
        </div>
      )}
      <ul aria-label={texts.title} className={`${card} divide-y divide-line`}>
        {week.lines.map(line => (
          <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-3 px-3 py-2">
            <LineHead line={line} />
            <div {...fieldMarks(line.id, head.date)}>
              <RosterCell {...cellOf(line, head.date, chosen, planning)} tabIndex={0} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

const DayLabel = ({ weekday, number }: { weekday: string; number: string }) => (
  <span className="flex flex-col items-center leading-tight">
    <span className="text-caption">{weekday}</span>
    <span className="figures">{number}</span>
  </span>
)
