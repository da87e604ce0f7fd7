import { useMemo, useState } from 'react'
import { hoursFor } from '../../schema/rules/branch.ts'
import { daysWithSlots, HORIZON_DAYS, slotsOn } from '../../schema/rules/slots.ts'
import { localTime } from '../../schema/rules/zonedTime.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { formatMoment } from '../ui/format.ts'
import { MonthCalendar } from '../ui/MonthCalendar.tsx'
import { TimePicker } from '../ui/TimePicker.tsx'
import { nearestSlot } from '../ui/times.ts'
import type { Editing } from './editing.ts'
import { de } from './texts.ts'

interface AppointmentDialogProps {
  readonly editing: Editing
  /** Epoch ms. */
  readonly now: number
  onChoose(at: number): void
  onClose(): void
}

/** Date picker and time picker in one: days with slots, then the slots of the day. Nothing else can be chosen. */
export function AppointmentDialog({ editing, now, onChoose, onClose }: AppointmentDialogProps) {
  const { branch, draft, quote } = editing
  const zone = branch.timeZone
  const hours = hoursFor(branch, draft.mode)
  const [earliest] = useState(quote.earliest ?? now)
  const days = useMemo(
    () => new Set(quote.earliest === null ? [] : daysWithSlots(hours, zone, earliest, HORIZON_DAYS)),
    [hours, zone, earliest, quote.earliest],
  )
  const wanted = draft.appointment ?? earliest
  const [date, setDate] = useState(localTime(wanted, zone).date)
  const slots = useMemo(
    () => (days.has(date) ? slotsOn(hours, date, zone, earliest) : []),
    [days, date, hours, zone, earliest],
  )
  const [picked, setPicked] = useState(wanted)
  const slot = nearestSlot(slots, picked)
  return (
    <Dialog
      title={de.appointment.dialog}
      width="wide"
      onClose={onClose}
      footer={
        <Button size="large" wide disabled={slot === null} onClick={() => slot !== null && onChoose(slot)}>
          {slot === null ? de.appointment.applyNothing : de.appointment.apply(formatMoment(slot, now, zone))}
        </Button>
      }
    >
      <div className="flex flex-col gap-6 p-5 tablet:flex-row tablet:gap-8">
        <div className="tablet:flex-1">
          <MonthCalendar
            date={date}
            today={localTime(now, zone).date}
            available={days}
            onChange={day => {
              setDate(day)
              // The same time on the other day, if it is a slot there; else the nearest one.
              setPicked(sameTimeOn(day, slot ?? picked, zone))
            }}
          />
        </div>
        <div className="tablet:w-72">
          {slot === null ? (
            <p className="rounded-card bg-sunken p-4 text-ink-soft" role="status">
              {de.appointment.none}
            </p>
          ) : (
            <TimePicker slots={slots} value={slot} zone={zone} onChange={setPicked} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

function sameTimeOn(day: string, at: number, zone: string): number {
  const { date } = localTime(at, zone)
  return at + Date.parse(day) - Date.parse(date)
}
