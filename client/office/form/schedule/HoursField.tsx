import { type FocusEvent, useRef, useState } from 'react'
import { hoursOfText, hoursText } from '../../../../schema/base/hours/hoursText.ts'
import { type DayHours, sameHours } from '../../../../schema/base/hours/timetable.ts'
import { input } from '../../shell/styles.ts'
import { texts } from './texts.ts'

interface HoursFieldProps {
  readonly id: string
  readonly label: string
  readonly hours: DayHours
  /** What was typed and cannot be read; undefined where all is well. */
  readonly unread: string | undefined
  readonly onText: (text: string) => void
  readonly onFocus?: () => void
  readonly disabled: boolean
  /** Somebody tried to save: what cannot be read is marked even while one is typing. */
  readonly checked: boolean
}

/** The hours of a day as text. What is typed stays as it is while one is in the field, and is tidied on leaving it. */
export function HoursField({ id, label, hours, unread, onText, onFocus, disabled, checked }: HoursFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isFresh = useRef(false)
  const read = typed === null ? null : hoursOfText(typed)
  const invalid = unread !== undefined && (checked || typed === null)
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    isFresh.current = true
    event.currentTarget.select()
    onFocus?.()
  }
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <input
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-fehler` : undefined}
        className={`${input} tabular-nums`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={texts.closed}
        disabled={disabled}
        value={unread ?? (typed !== null && read && sameHours(read, hours) ? typed : hoursText(hours))}
        onFocus={enter}
        onMouseUp={event => {
          // A click into the field begins anew, as a tab into it does.
          if (isFresh.current) event.currentTarget.select()
          isFresh.current = false
        }}
        onChange={event => {
          isFresh.current = false
          setTyped(event.target.value)
          onText(event.target.value)
        }}
        onBlur={() => setTyped(null)}
      />
      {invalid && (
        <span id={`${id}-fehler`} className="text-caption font-medium text-error">
          {texts.unreadable}
        </span>
      )}
    </span>
  )
}
