import { useRef } from 'react'
import { controlLook, type FieldFrame, Labelled } from '../Labelled.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { texts } from './texts.ts'
import { dateWriting } from './typedDates.ts'
import { useTyped } from './useTyped.ts'

interface DateFieldProps extends FieldFrame {
  readonly label: string
  /** YYYY-MM-DD; '' for none. */
  readonly value: string
  /** '' as long as what is typed is no date. */
  readonly onValue: (value: string) => void
}

/** A labelled date, typed as '24.12.2026'. Arrow keys change the day; the calendar is a tap, or Alt and the arrow down, away. */
export function DateField({ value, onValue, error, ...frame }: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null)
  const { isUnreadable, field } = useTyped(value, onValue, dateWriting)
  return (
    <Labelled {...frame} error={isUnreadable ? texts.noDate : error}>
      {marks => (
        <span className="relative block">
          <input
            {...marks}
            {...field}
            placeholder={texts.datePattern}
            className={`${controlLook} h-12 pr-11 tabular-nums`}
            onKeyDown={event => {
              if (event.altKey && event.key === 'ArrowDown') calendar.current?.showPicker()
              field.onKeyDown(event)
            }}
          />
          <CalendarButton label={frame.label} date={value} native={calendar} onPick={onValue} />
        </span>
      )}
    </Labelled>
  )
}
