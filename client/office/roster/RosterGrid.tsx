import { type KeyboardEvent, memo, useState } from 'react'
import { dayText, hoursText } from '../../../schema/time/plan/words.ts'
import { card } from '../shell/styles.ts'
import { ExpectedBars } from './ExpectedBars.tsx'
import { NotesMark } from './NotesMark.tsx'
import { cellOf, type LinePlanning, RosterCell, type RosterCellProps, useDrop } from './RosterCell.tsx'
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
  const { editing, cut, fields } = planning
  const [active, setActive] = useState<{ readonly user: number | null; readonly date: string } | null>(null)
  const isThere = active && week.dates.includes(active.date) && week.lines.some(({ id }) => id === active.user)
  const stop = isThere ? active : { user: null, date: week.dates[0] ?? '' }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown(event)
    moveByArrows(event)
  }
  return (
    <div className={`${card} @container overflow-auto`}>
      <div
        role="grid"
        aria-label={texts.title}
        className="min-w-[56rem]"
        onKeyDown={keys}
        onFocus={event => {
          const place = placeOf(event.target)
          if (place) setActive({ user: place.user, date: place.date })
        }}
      >
        <div role="rowgroup">
          <div role="row" className={`${columns} border-b border-line text-caption font-medium`}>
            <span role="columnheader" className={`${kept} px-3 py-2`}>
              {texts.person}
            </span>
            {week.heads.map(head => (
              <DayHead key={head.date} {...{ head, demand }} isToday={head.date === today} />
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {week.lines.map(line => (
            <GridLine
              key={line.id}
              {...{ line, cut }}
              dates={week.dates}
              fields={fields}
              editing={editing?.user === line.id ? editing : null}
              stop={stop.user === line.id ? stop.date : null}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Names stay in sight where a week is wider than its place. */
const kept = 'bg-surface @max-[56rem]:sticky @max-[56rem]:left-0 @max-[56rem]:z-1'
const columns = 'grid grid-cols-[11rem_repeat(7,minmax(0,1fr))]'

interface GridLineProps extends LinePlanning {
  readonly line: Line
  readonly dates: readonly string[]
  /** The date of the field that takes part in the tab order, where it lies in this line. */
  readonly stop: string | null
}

/** What lies out of sight is neither laid out nor painted: a drop costs as much with sixty people as with six. */
const GridLine = memo(function GridLine({ line, dates, stop, ...planning }: GridLineProps) {
  return (
    <div
      role="row"
      className={`${columns} border-b border-line [contain-intrinsic-height:auto_63px] [content-visibility:auto] last:border-0`}
    >
      <div role="rowheader" className={`${kept} px-3 py-1.5`}>
        <LineHead line={line} />
      </div>
      {dates.map((date, day) => (
        <GridField key={date} {...cellOf(line, date, day, planning)} tabIndex={stop === date ? 0 : -1} />
      ))}
    </div>
  )
})

interface DayHeadProps {
  readonly head: RosterWeek['heads'][number]
  readonly demand: Demand | null
  readonly isToday: boolean
}

function DayHead({ head, demand, isToday }: DayHeadProps) {
  const hours = demand?.of(head.date)
  return (
    <span role="columnheader" className="border-l border-line px-2 py-2">
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
    </span>
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
    <div
      role="gridcell"
      {...fieldMarks(user, date)}
      {...dropProps}
      className={`grid grid-cols-1 border-l border-line p-1 ${isOver ? 'bg-accent-soft' : ''}`}
    >
      <RosterCell {...props} />
    </div>
  )
})
