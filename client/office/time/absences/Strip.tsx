import { type CSSProperties, memo } from 'react'
import { type AbsenceKind, absences } from '../../../../schema/time/absence.ts'
import { tones } from '../../../ui/Badge.tsx'
import { card } from '../../shell/styles.ts'
import type { absenceBoard, Bar, FreeDay, Line, Span } from './absenceBoard.ts'
import { texts } from './texts.ts'

interface StripProps {
  readonly board: ReturnType<typeof absenceBoard>
  readonly span: Span
  readonly title: string
  /** Local date. */
  readonly today: string
}

/** A line for everybody, with what they are away for and what is celebrated where they work. */
export const Strip = memo(function Strip({ board: { lines, heads, common }, span, title, today }: StripProps) {
  const isMonth = span.kind === 'month'
  return (
    <div
      role="region"
      aria-label={texts.strip(title)}
      // It is wider than a phone: by keyboard it is scrolled with the arrows.
      tabIndex={0}
      className={`${card} overflow-x-auto overscroll-x-contain`}
    >
      <div className={isMonth ? 'min-w-[62rem]' : 'min-w-[44rem]'}>
        <div aria-hidden className={`${row} border-b border-line text-caption text-ink-soft`}>
          <span className={nameCell} />
          <span className="relative block h-9">
            {heads.map(head => (
              <span
                key={head.key}
                style={placed(head)}
                className={`figures absolute inset-y-0 grid place-items-center border-l border-line/60 ${isMonth ? dayLook(head, today) : ''}`}
              >
                {isMonth ? Number(head.key.slice(8)) : months[Number(head.key.slice(5, 7)) - 1]}
              </span>
            ))}
          </span>
        </div>
        <div className="relative">
          <Days {...{ heads, common, isMonth }} />
          <ul className="divide-y divide-line">
            {lines.map(line => (
              <PersonLine key={line.id} {...{ line, isMonth }} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
})

interface DaysProps extends Pick<StripProps['board'], 'heads' | 'common'> {
  readonly isMonth: boolean
}

/** Where days and months begin, Sundays and what all celebrate: behind all lines and not once for each of them. */
function Days({ heads, common, isMonth }: DaysProps) {
  return (
    <div aria-hidden className={`${row} pointer-events-none absolute inset-0`}>
      <span />
      <span className="relative block">
        {heads.map(head => (
          <span
            key={head.key}
            style={placed(head)}
            className={`absolute inset-y-0 border-l border-line/60 ${isMonth && head.isSunday ? 'bg-sunken' : ''}`}
          />
        ))}
        {common.map(day => (
          <FreeDayMark key={day.date} day={day} />
        ))}
      </span>
    </div>
  )
}

const FreeDayMark = ({ day }: { readonly day: FreeDay }) => (
  <span style={placed(day)} className="absolute inset-y-0 min-w-0.5 bg-success-soft" />
)

interface PersonLineProps {
  readonly line: Line
  readonly isMonth: boolean
}

/** What lies out of sight is neither laid out nor painted. */
function PersonLine({ line: { name, bars, holidays }, isMonth }: PersonLineProps) {
  return (
    <li className={`${row} [contain-intrinsic-height:auto_2.75rem] [content-visibility:auto]`}>
      <span className={`${nameCell} truncate`} title={name}>
        {name}
      </span>
      <span className="relative block min-h-11">
        <span aria-hidden>
          {holidays.map(day => (
            <FreeDayMark key={day.date} day={day} />
          ))}
        </span>
        {bars.map(bar => (
          <AwayBar key={bar.absence.id} bar={bar} isMonth={isMonth} />
        ))}
      </span>
    </li>
  )
}

function AwayBar({ bar, isMonth }: { readonly bar: Bar; readonly isMonth: boolean }) {
  const { absence } = bar
  const title = `${absences.title(absence)}, ${texts.states[absence.state]}`
  const isAsked = absence.state === 'requested'
  return (
    <span
      style={placed(bar)}
      title={title}
      className={`absolute inset-y-1.5 flex min-w-1.5 items-center overflow-hidden rounded-[6px] border px-1.5 text-caption font-medium ${looks[absence.kind]} ${isAsked ? 'border-dashed border-current' : 'border-current/40'}`}
    >
      <span className="sr-only">{title}</span>
      {isMonth && (
        <span aria-hidden className="truncate">
          {absences.title(absence).split(' ')[0]}
        </span>
      )}
    </span>
  )
}

/** Today, also on a Sunday: both at once would be too faint in the dark. */
function dayLook({ key, isSunday }: StripProps['board']['heads'][number], today: string): string {
  if (key === today) return 'font-strong text-accent-ink'
  return isSunday ? 'bg-sunken' : ''
}

const row = 'grid grid-cols-[8rem_minmax(0,1fr)] tablet:grid-cols-[12rem_minmax(0,1fr)]'
const nameCell = 'sticky left-0 z-10 content-center border-r border-line bg-surface px-3 font-medium'
const months = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']
const placed = ({ at, width }: { readonly at: number; readonly width: number }): CSSProperties => ({
  left: `${at * 100}%`,
  width: `${width * 100}%`,
})

const looks: Readonly<Record<AbsenceKind, string>> = {
  vacation: tones.accent,
  sick: tones.error,
  care: tones.error,
  compensatory: tones.success,
  training: tones.warning,
  unpaid: 'bg-line text-ink',
}
