import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { IconButton } from '../IconButton.tsx'
import { texts } from './texts.ts'
import { stepHour, stepMinute } from './times.ts'

interface TimePickerProps {
  /** The slots of the day, epoch ms ascending. */
  readonly slots: readonly number[]
  /** One of the slots. */
  readonly value: number
  readonly zone: string
  onChange(slot: number): void
}

/** Hour and minute with arrows; every step lands on a slot that exists. */
export function TimePicker({ slots, value, zone, onChange }: TimePickerProps) {
  const { minutes } = localTime(value, zone)
  const hour = (direction: 1 | -1) => stepHour(slots, value, direction, zone)
  const minute = (direction: 1 | -1) => stepMinute(slots, value, direction)
  return (
    <fieldset>
      <legend className="text-lead font-strong">{texts.time}</legend>
      <div className="mt-3 flex items-center justify-center gap-3">
        <Wheel label={texts.hour} shown={Math.floor(minutes / 60)} value={value} next={hour} onChange={onChange} />
        <span aria-hidden className="text-hero font-strong">
          :
        </span>
        <Wheel label={texts.minute} shown={minutes % 60} value={value} next={minute} onChange={onChange} />
      </div>
    </fieldset>
  )
}

interface WheelProps {
  readonly label: string
  readonly shown: number
  readonly value: number
  next(direction: 1 | -1): number
  onChange(slot: number): void
}

function Wheel({ label, shown, value, next, onChange }: WheelProps) {
  const [later, earlier] = [next(1), next(-1)]
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onChange(event.key === 'ArrowUp' ? later : earlier)
  }
  return (
    <div className="flex flex-col items-center gap-1">
      <IconButton
        label={texts.later(label)}
        icon={<ChevronUp size={24} aria-hidden />}
        disabled={later === value}
        onClick={() => onChange(later)}
      />
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={59}
        onKeyDown={pressed}
        className="figures grid min-h-14 min-w-20 place-items-center rounded-control bg-sunken text-hero font-strong"
      >
        {String(shown).padStart(2, '0')}
      </span>
      <IconButton
        label={texts.earlier(label)}
        icon={<ChevronDown size={24} aria-hidden />}
        disabled={earlier === value}
        onClick={() => onChange(earlier)}
      />
    </div>
  )
}
