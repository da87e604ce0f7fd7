import { useMemo, useState } from 'react'
import type { OpeningHoursRule } from '../../../schema/fields.ts'
import { daysWithSlots, HORIZON_DAYS, slotsOn } from '../../../schema/rules/slots.ts'
import { localTime } from '../../../schema/rules/zonedTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoment } from '../../ui/format.ts'
import { MonthCalendar } from '../../ui/MonthCalendar.tsx'
import { pickerTexts } from '../../ui/pickerTexts.ts'
import { TimePicker } from '../../ui/TimePicker.tsx'
import { nearestSlot } from '../../ui/times.ts'
import { texts } from './texts.ts'

interface WhenDialogProps {
  /** The hours an order is bound to. */
  readonly hours: readonly OpeningHoursRule[]
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  /** First instant an order can be ready (epoch ms), with the lead times of the cart. */
  readonly earliest: number
  /** What is chosen, epoch ms; null as soon as possible. */
  readonly value: number | null
  /** What to begin with where nothing is chosen: when the product the guest came for is to be had; epoch ms. */
  readonly suggested: number | null
  /** Whether 'as soon as possible' can be chosen. */
  readonly mayBeNow: boolean
  readonly onChoose: (at: number | null) => void
  readonly onClose: () => void
}

/** For when the guest orders: a day with opening hours, then a time of it, or as soon as possible. */
export function WhenDialog(props: WhenDialogProps) {
  const { hours, zone, now, value, suggested, mayBeNow, onChoose, onClose } = props
  const [earliest] = useState(props.earliest)
  const days = useMemo(() => daysWithSlots(hours, zone, earliest, HORIZON_DAYS), [hours, zone, earliest])
  const [picked, setPicked] = useState(() => Math.max(value ?? suggested ?? earliest, earliest))
  const [date, setDate] = useState(() => firstOf(days, localTime(picked, zone).date))
  const available = useMemo(() => new Set(days), [days])
  const slots = useMemo(
    () => (available.has(date) ? slotsOn(hours, date, zone, earliest) : []),
    [available, hours, date, zone, earliest],
  )
  const slot = nearestSlot(slots, picked)
  const choose = (day: string) => {
    setDate(day)
    // The same time on the other day, if it is a slot there; else the nearest one.
    setPicked(at => at + Date.parse(day) - Date.parse(localTime(at, zone).date))
  }
  return (
    <Dialog
      title={texts.title}
      width="wide"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          {mayBeNow && (
            <Button variant="secondary" size="large" className="flex-1" onClick={() => onChoose(null)}>
              {texts.now}
            </Button>
          )}
          <Button size="large" className="flex-1" disabled={slot === null} onClick={() => onChoose(slot)}>
            {slot === null ? texts.applyNothing : texts.apply(formatMoment(slot, now, zone))}
          </Button>
        </div>
      }
    >
      {days.length === 0 ? (
        <p role="status" className="p-5">
          {texts.noneAtAll}
        </p>
      ) : (
        <div className="flex flex-col gap-6 p-5 tablet:flex-row tablet:gap-8">
          <div className="tablet:flex-1">
            <MonthCalendar date={date} today={localTime(now, zone).date} available={available} onChange={choose} />
          </div>
          <div className="flex flex-col gap-6 tablet:w-72">
            {slot === null ? (
              <p role="status" className="rounded-card bg-sunken p-4 text-ink-soft">
                {pickerTexts.none}
              </p>
            ) : (
              <TimePicker slots={slots} value={slot} zone={zone} onChange={setPicked} />
            )}
            <p className="text-caption text-ink-soft">{texts.hint}</p>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** The wanted day if it has slots, else the first after it that has. */
const firstOf = (days: readonly string[], wanted: string): string => days.find(day => day >= wanted) ?? wanted
