import { useState } from 'react'
import { CalendarButton } from '../../../ui/dates/CalendarButton.tsx'
import { texts as dateTexts } from '../../../ui/dates/texts.ts'
import { dateOfText, dateText } from '../../../ui/dates/typedDates.ts'
import { input } from '../../shell/styles.ts'
import { type ControlProps, groupProps, nativeProps, useForm } from '../formScope.tsx'
import { texts } from '../texts.ts'
import { clockTime, instantOf, wallTime } from './instants.ts'

/** Typed as '24.12.2026' whatever language the browser speaks; the device's own calendar is a tap away. */
export function DateControl(props: ControlProps) {
  const { value, onChange, disabled, field } = props
  const text = typeof value === 'string' ? value : ''
  return (
    <span className="relative block">
      <input
        {...nativeProps(props)}
        className={`${input} pr-10 tabular-nums`}
        inputMode="numeric"
        placeholder={dateTexts.datePattern}
        autoComplete="off"
        value={text}
        onChange={event => onChange(event.target.value)}
        onBlur={event => onChange(tidy(event.target.value))}
      />
      {!disabled && (
        <CalendarButton label={field.label} date={dateOfText(text) ?? ''} onPick={date => onChange(dateText(date))} />
      )}
    </span>
  )
}

/** Date and time as the clock in the business's zone shows them, stored as an instant. */
export function InstantControl(props: ControlProps) {
  const { zone } = useForm()
  const { id, value, onChange, field, disabled, invalid } = props
  const stored = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState(() => partsOf(stored, zone))
  const [told, setTold] = useState(stored)
  // A value that came from elsewhere replaces what was typed here.
  if (stored !== told) {
    setTold(stored)
    setTyped(partsOf(stored, zone))
  }
  const change = (parts: Parts) => {
    const next = instantOfParts(parts, zone)
    setTyped(parts)
    setTold(next)
    onChange(next)
  }
  const marks = { disabled, 'aria-invalid': invalid || undefined, 'aria-describedby': props.describedBy }
  return (
    <span {...groupProps(props)} id={undefined} className="flex gap-2">
      <span className="relative block min-w-0 flex-1">
        <input
          {...marks}
          id={id}
          aria-label={`${field.label}: ${texts.form.date}`}
          className={`${input} pr-10 tabular-nums`}
          inputMode="numeric"
          placeholder={dateTexts.datePattern}
          autoComplete="off"
          value={typed.date}
          onChange={event => change({ ...typed, date: event.target.value })}
          onBlur={() => change({ ...typed, date: tidy(typed.date) })}
        />
        {!disabled && (
          <CalendarButton
            label={field.label}
            date={dateOfText(typed.date) ?? ''}
            onPick={date => change({ date: dateText(date), time: typed.time || '00:00' })}
          />
        )}
      </span>
      <input
        {...marks}
        aria-label={`${field.label}: ${texts.form.time}`}
        className={`${input} w-22! shrink-0 tabular-nums`}
        inputMode="numeric"
        placeholder="00:00"
        autoComplete="off"
        value={typed.time}
        onChange={event => change({ ...typed, time: event.target.value })}
        onBlur={() => change({ ...typed, time: typed.time && clockTime(typed.time) })}
      />
    </span>
  )
}

interface Parts {
  readonly date: string
  readonly time: string
}

function partsOf(instant: string, zone: string): Parts {
  const [date = '', time = ''] = wallTime(instant, zone).split('T')
  return { date: dateText(date), time }
}

/** What is incomplete is handed on as typed: validation says that it is no date. */
function instantOfParts({ date, time }: Parts, zone: string): string {
  if (date.trim() === '' && time.trim() === '') return ''
  const day = dateOfText(date)
  return (day && instantOf(`${day}T${clockTime(time)}`, zone)) || `${date} ${time}`
}

function tidy(text: string): string {
  const date = dateOfText(text)
  return date ? dateText(date) : text.trim()
}
