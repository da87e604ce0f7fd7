import { type KeyboardEvent, memo, useState } from 'react'
import { dayText, hoursText } from '../../../schema/time/plan/words.ts'
import { card } from '../shell/styles.ts'
import { ExpectedBars } from './ExpectedBars.tsx'
import { NotesMark } from './NotesMark.tsx'
import { cellOf, RosterCell, type RosterCellProps, useDrop } from './RosterCell.tsx'
import { fieldMarks, moveByArrows, placeOf } from './rosterPlaces.ts'
import type { Line, RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { Demand } from './useDemand.ts'
import type { Planning } from './usePlanning.ts'

interface RosterGridProps {
  readonly week: RosterWeek
  readonly today: string
  readonly planning: Planning
  /** Null before it is known. */
  readonly demand: Demand | null
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** People by days. One field takes part in the tab order, arrow keys lead to the others. */
export function RosterGrid({ week, today, planning, demand, onKeyDown }: RosterGridProps) {
  const [active, setActive] = useState<{ readonly user: number | null; readonly date: string } | null>(null)
  const isThere = active && week.dates.includes(active.date) && week.lines.some(({ id }) => id === active.user)
  const stop = isThere ? active : { user: null, date: week.dates[0] ?? '' }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown(event)
    moveByArrows(event)
  }
  return (
    <div className={`${card} min-h-0 overflow-auto`}>
      <table
        role="grid"
        aria-label={texts.title}
        className="w-full min-w-[56rem] table-fixed border-separate border-spacing-0"
        onKeyDown={keys}
        onFocus={event => {
          const place = placeOf(event.target)
          if (place) setActive({ user: place.user, date: place.date })
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={`${headLook} sticky left-0 z-3 w-44 px-3 text-left`}>
              {texts.person}
            </th>
            {week.heads.map(head => (
              <DayHead key={head.date} {...{ head, demand }} isToday={head.date === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {week.lines.map(line => (
            <tr key={line.id} className="group">
              <th
                scope="row"
                className="sticky left-0 z-1 border-b border-line bg-surface px-3 py-1.5 text-left align-top font-regular group-last:border-0"
              >
                <LineHead line={line} />
              </th>
              {week.dates.map((date, day) => (
                <GridField
                  key={date}
                  {...cellOf(line, date, day, planning)}
                  tabIndex={stop.user === line.id && stop.date === date ? 0 : -1}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const headLook = 'top-0 border-b border-line bg-surface py-2 align-top text-caption font-medium'

interface DayHeadProps {
  readonly head: RosterWeek['heads'][number]
  readonly demand: Demand | null
  readonly isToday: boolean
}

function DayHead({ head, demand, isToday }: DayHeadProps) {
  const hours = demand?.of(head.date)
  return (
    <th scope="col" className={`${headLook} sticky z-2 border-l px-2 text-left`}>
      <span className="flex items-baseline justify-between gap-2">
        <span className={`figures whitespace-nowrap ${isToday ? 'font-strong text-accent-ink' : ''}`}>
          {dayText(head.date)}
        </span>
        <span className="figures font-regular whitespace-nowrap text-ink-soft">
          {texts.dayHours(hoursText(head.minutes))}
        </span>
      </span>
      {head.holiday && <span className="block truncate font-regular text-accent-ink">{head.holiday}</span>}
      {demand && hours && <ExpectedBars {...hours} span={demand.span} />}
    </th>
  )
}

/** Who it is, the hours of the week beside those agreed, and whether there is something to say. */
export const LineHead = memo(function LineHead({ line }: { readonly line: Line }) {
  const { id, planned, agreed, notes } = line
  const name = id === null ? texts.open : line.name
  const hours = texts.hours(hoursText(planned), agreed === null ? null : hoursText(agreed))
  const isOver = agreed !== null && planned > agreed
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className={`figures block text-caption ${isOver ? 'text-warning' : 'text-ink-soft'}`}>{hours}</span>
      </span>
      {notes.length > 0 && <NotesMark name={name} notes={notes} />}
    </span>
  )
})

const GridField = memo(function GridField(props: RosterCellProps) {
  const { user, branch, date, fields } = props
  const { isOver, props: dropProps } = useDrop(fields, { user, branch, date })
  return (
    <td
      {...fieldMarks(user, date)}
      {...dropProps}
      className={`h-px border-b border-l border-line p-1 align-top group-last:border-b-0 ${isOver ? 'bg-accent-soft' : ''}`}
    >
      <RosterCell {...props} />
    </td>
  )
})
