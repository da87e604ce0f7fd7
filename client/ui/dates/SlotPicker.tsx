import type { ReactNode } from 'react'
import { MonthCalendar } from './MonthCalendar.tsx'
import { type ListedTime, SlotList } from './SlotList.tsx'
import { TimePicker } from './TimePicker.tsx'
import { texts } from './texts.ts'

interface SlotPickerProps {
  /** The chosen day, YYYY-MM-DD. */
  readonly day: string
  readonly today: string
  /** Days that can be chosen. */
  readonly days: ReadonlySet<string>
  /** Times of the day that can be had, epoch ms ascending. */
  readonly starts: readonly number[]
  readonly slots: readonly ListedTime[]
  /** The chosen one of `starts`; null where the day has none. */
  readonly value: number | null
  /** Whether `value` lies in the slot that begins at `start`. */
  isChosen(start: number): boolean
  readonly zone: string
  onDay(day: string): void
  onTime(start: number): void
  /** Below the times. */
  readonly children?: ReactNode
}

/** A day of the calendar, then one of its times. Nothing else can be chosen. */
export function SlotPicker(props: SlotPickerProps) {
  const { day, today, days, starts, slots, value, isChosen, zone, onDay, onTime, children } = props
  return (
    <div className="flex flex-col gap-6 p-5 tablet:flex-row tablet:gap-8">
      <div className="tablet:flex-1">
        <MonthCalendar date={day} today={today} available={days} onChange={onDay} />
      </div>
      <div className="flex flex-col gap-6 tablet:w-80">
        {value === null ? (
          <p role="status" className="rounded-card bg-sunken p-4 text-ink-soft">
            {texts.none}
          </p>
        ) : (
          <>
            <TimePicker slots={starts} value={value} zone={zone} onChange={onTime} />
            <SlotList slots={slots} isChosen={isChosen} zone={zone} onChange={onTime} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}
