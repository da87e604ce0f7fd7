import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { IconButton } from '../IconButton.tsx'
import { addMonths, dayByKey, monthOf, weeksOf } from './calendar.ts'
import { texts } from './texts.ts'

interface MonthCalendarProps {
  /** The chosen day, YYYY-MM-DD. */
  readonly date: string
  readonly today: string
  /** Days that can be chosen. */
  readonly available: ReadonlySet<string>
  onChange(date: string): void
}

/** A month with ISO week numbers, Mo–So. Past days and days without a slot cannot be chosen; arrow keys move through all. */
export function MonthCalendar({ date, today, available, onChange }: MonthCalendarProps) {
  const [focused, setFocused] = useState(date)
  const [month, setMonth] = useState(monthOf(date))
  const grid = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  const turn = (months: number) => {
    const next = addMonths(month, months)
    setMonth(next)
    setFocused([...available].find(day => monthOf(day) === next) ?? `${next}-01`)
  }
  const pressed = (event: KeyboardEvent) => {
    const next = dayByKey(focused, event.key)
    if (next === null || monthOf(next) < monthOf(today)) return
    event.preventDefault()
    movesFocus.current = true
    setFocused(next)
    setMonth(monthOf(next))
  }
  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <h3 className="text-lead" aria-live="polite">
          {monthName(month)}
        </h3>
        <IconButton label={texts.next} icon={<ChevronRight size={20} aria-hidden />} onClick={() => turn(1)} />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={monthName(month)}
        className="mt-2 w-full table-fixed text-center"
        onKeyDown={pressed}
      >
        <thead className="text-caption text-ink-soft">
          <tr>
            <th scope="col" className="w-9 py-1 font-regular">
              {texts.week}
            </th>
            {texts.weekdays.map((day, index) => (
              <th key={day} scope="col" className="py-1 font-medium" abbr={texts.weekdayNames[index]}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(({ week, days }) => (
            <tr key={days[0]}>
              <th scope="row" className="figures text-caption font-regular text-ink-soft">
                {week}
              </th>
              {days.map(day => (
                <td key={day} className="p-0.5" aria-selected={day === date}>
                  {monthOf(day) === month && (
                    <Day
                      day={day}
                      isChosen={day === date}
                      isToday={day === today}
                      isAvailable={available.has(day)}
                      isFocusable={day === focused}
                      onChoose={() => {
                        setFocused(day)
                        onChange(day)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  readonly day: string
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly isAvailable: boolean
  readonly isFocusable: boolean
  onChoose(): void
}

function Day({ day, isChosen, isToday, isAvailable, isFocusable, onChoose }: DayProps) {
  const look = isChosen
    ? 'bg-accent text-on-accent font-strong'
    : isAvailable
      ? 'hover:bg-accent-soft font-medium'
      : 'text-ink-soft/60'
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isFocusable ? 0 : -1}
      aria-disabled={!isAvailable || undefined}
      aria-label={isAvailable ? dayName(day) : `${dayName(day)}, ${texts.unavailable}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => isAvailable && onChoose()}
      className={`figures mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-pill transition-colors duration-150 ${look} ${isToday && !isChosen ? 'ring-1 ring-edge' : ''}`}
    >
      {Number(day.slice(8))}
    </button>
  )
}

const monthName = (month: string): string =>
  dateFormat('month', 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(`${month}-01`))
const dayName = (day: string): string =>
  dateFormat('day', 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(day))
