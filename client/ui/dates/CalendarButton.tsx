import { CalendarDays } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { texts } from './texts.ts'

interface CalendarButtonProps {
  /** What the field is called. */
  readonly label: string
  /** YYYY-MM-DD; '' for none. */
  readonly date: string
  /** Where the field itself opens the calendar, too. */
  readonly native?: RefObject<HTMLInputElement | null>
  readonly onPick: (date: string) => void
}

/** Opens the device's calendar; its own field stays out of sight, because it speaks the browser's language. */
export function CalendarButton({ label, date, native, onPick }: CalendarButtonProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = native ?? own
  return (
    <>
      <input
        ref={field}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute right-0 bottom-0 size-9 opacity-0"
        value={date}
        onChange={event => event.target.value && onPick(event.target.value)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.calendar(label)}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-ink-soft hover:text-ink pointer-coarse:w-11"
        onClick={() => field.current?.showPicker()}
      >
        <CalendarDays size={16} aria-hidden />
      </button>
    </>
  )
}
