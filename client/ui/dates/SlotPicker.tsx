import { type ReactNode, useId } from 'react'
import { Radio } from '../Choice.tsx'
import { DayChips } from './DayChips.tsx'
import { type DayPart, SlotList } from './SlotList.tsx'
import { TimePicker } from './TimePicker.tsx'
import { texts } from './texts.ts'

interface SlotPickerProps {
  /** The day whose times are shown, YYYY-MM-DD. */
  readonly day: string
  readonly today: string
  /** Days that can be chosen. */
  readonly days: ReadonlySet<string>
  /** Times of the day that can be had, epoch ms ascending. */
  readonly starts: readonly number[]
  readonly parts: readonly DayPart[]
  /** The chosen one of `starts`; null where the day has none, or as soon as possible is chosen. */
  readonly value: number | null
  /** As soon as possible, where that can be chosen: what it is called. */
  readonly soon?: { readonly label: string; readonly isChosen: boolean; onChoose(): void } | undefined
  /** Whether `value` lies in the slot that begins at `start`. */
  isChosen(start: number): boolean
  readonly zone: string
  onDay(day: string): void
  onTime(start: number): void
  /** Below the times. */
  readonly children?: ReactNode
}

/** As soon as possible, or a day and then one of its times. Nothing else can be chosen. */
export function SlotPicker(props: SlotPickerProps) {
  const { day, today, days, starts, parts, value, soon, isChosen, zone, onDay, onTime, children } = props
  const name = useId()
  const listed = parts.reduce((sum, part) => sum + part.listed.length, 0)
  return (
    <div className="flex flex-col gap-5 p-5">
      {soon && <Radio framed name={name} label={soon.label} checked={soon.isChosen} onChange={soon.onChoose} />}
      <DayChips {...{ today, days, onDay }} day={soon?.isChosen ? null : day} />
      {starts.length === 0 && (
        <p role="status" className="rounded-card bg-sunken p-4 text-ink-soft">
          {texts.none}
        </p>
      )}
      <SlotList key={day} {...{ zone, name, parts, isChosen }} onChange={onTime} />
      {value !== null && starts.length > listed && (
        <details className="rounded-card border border-line px-4">
          <summary className="flex min-h-12 cursor-pointer items-center font-medium">{texts.exact}</summary>
          <div className="pb-4">
            <TimePicker slots={starts} value={value} zone={zone} onChange={onTime} />
          </div>
        </details>
      )}
      {children}
    </div>
  )
}
