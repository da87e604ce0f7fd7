import { CalendarDays } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { Chip } from '../Chip.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { texts } from './texts.ts'

interface DayChipsProps {
  /** The chosen day, YYYY-MM-DD; null as long as none is. */
  readonly day: string | null
  readonly today: string
  /** Days that can be chosen. */
  readonly days: ReadonlySet<string>
  onDay(day: string): void
}

/** Days that are one tap away; the calendar has the others. */
const NEAR_DAYS = 7

/** 'Heute', 'Morgen', 'Di 24.' … and a calendar for what is further away. Radio buttons: one stop of the keyboard, arrows between them. */
export function DayChips({ day, today, days, onDay }: DayChipsProps) {
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const near = nearDays(days, day)
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    row.current?.querySelector('input:checked')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <div className="flex flex-col gap-4">
      <div className="day-chips -mx-5 flex gap-2 overflow-x-auto px-5 py-1">
        <fieldset ref={row} className="flex gap-2">
          <legend className="sr-only">{texts.day}</legend>
          <Days {...{ near, day, today, onDay }} />
        </fieldset>
        {days.size > near.length && (
          <Chip
            icon={<CalendarDays size={18} aria-hidden />}
            aria-expanded={isCalendarOpen}
            className="min-h-12"
            onClick={() => setCalendarOpen(isOpen => !isOpen)}
          >
            {texts.otherDay}
          </Chip>
        )}
      </div>
      {isCalendarOpen && (
        <MonthCalendar
          date={day ?? near[0] ?? today}
          today={today}
          available={days}
          onChange={chosen => {
            onDay(chosen)
            setCalendarOpen(false)
          }}
        />
      )}
    </div>
  )
}

function Days({ near, day, today, onDay }: Omit<DayChipsProps, 'days'> & { readonly near: readonly string[] }) {
  const name = useId()
  return near.map(each => (
    <label
      key={each}
      className="figures relative flex min-h-12 shrink-0 items-center rounded-pill border border-line bg-surface px-4 whitespace-nowrap transition-colors duration-150 hover:border-edge/60 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
    >
      <input
        type="radio"
        name={name}
        value={each}
        aria-label={dayName(each, today)}
        checked={each === day}
        onChange={() => onDay(each)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      {shortDay(each, today)}
    </label>
  ))
}

/** The next days that can be had, and in any case the chosen one. */
function nearDays(days: ReadonlySet<string>, chosen: string | null): readonly string[] {
  const near = [...days].slice(0, NEAR_DAYS)
  return chosen === null || near.includes(chosen) || !days.has(chosen) ? near : [...near, chosen]
}

/** 'Heute', 'Morgen', 'Di 24.', in another month 'Di 1.12.' */
function shortDay(day: string, today: string): string {
  if (day === today) return texts.today
  if (day === addDays(today, 1)) return texts.tomorrow
  const weekday = dateFormat('shortWeekday', 'UTC', { weekday: 'short' }).format(Date.parse(day)).replace('.', '')
  const [, month, date] = day.split('-').map(Number)
  return `${weekday}\u00a0${date}.${day.slice(0, 7) === today.slice(0, 7) ? '' : `${month}.`}`
}

/** 'Heute, Dienstag, 24. November', as it is read aloud. */
function dayName(day: string, today: string): string {
  const long = dateFormat('day', 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(day))
  const near = day === today ? texts.today : day === addDays(today, 1) ? texts.tomorrow : null
  return near === null ? long : `${near}, ${long}`
}
