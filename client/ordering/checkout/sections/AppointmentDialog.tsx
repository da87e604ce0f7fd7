import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import { freeDays, freeStarts, isSameSlot, listedSlots, type Offer } from '../../../../schema/ordering/appointments.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { useLoads } from '../../../data/shop/useLoads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SlotPicker } from '../../../ui/dates/SlotPicker.tsx'
import { nearestSlot, sameTimeOn } from '../../../ui/dates/times.ts'
import { formatMoment } from '../../../ui/format.ts'
import { texts } from '../texts.ts'

interface AppointmentDialogProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms: what is chosen already, the first time there is, and now. */
  readonly appointment: number | null
  readonly earliest: number | null
  readonly now: number
  onChoose(at: number): void
  onClose(): void
}

/** Date picker and time picker in one: days with slots, then the slots of the day. Nothing else can be chosen. */
export function AppointmentDialog({
  branch,
  mode,
  appointment,
  now,
  onChoose,
  onClose,
  ...given
}: AppointmentDialogProps) {
  const zone = branch.timeZone
  // What was the earliest when the dialog opened: the days must not change under the finger.
  const [earliest] = useState(given.earliest)
  const [picked, setPicked] = useState(appointment ?? earliest ?? now)
  const [chosenDay, setDay] = useState<string | null>(null)
  const wantedDay = chosenDay ?? localTime(picked, zone).date
  const loads = useLoads(branch, wantedDay)
  const switches = useList('switches')
  const offer = useMemo<Offer | null>(
    () => (earliest === null ? null : { branch, mode, switches, loads, earliest }),
    [branch, mode, switches, loads, earliest],
  )
  const days = useMemo(() => (offer ? freeDays(offer) : noDays), [offer])
  const starts = useMemo(() => (offer ? freeStarts(offer, wantedDay) : []), [offer, wantedDay])
  const slots = useMemo(() => (offer ? listedSlots(offer, wantedDay) : []), [offer, wantedDay])
  const slot = nearestSlot(starts, picked)
  return (
    <Dialog
      title={texts.appointment.dialog}
      width="wide"
      onClose={onClose}
      footer={
        <Button size="large" wide disabled={slot === null} onClick={() => slot !== null && onChoose(slot)}>
          {slot === null ? texts.appointment.applyNothing : texts.appointment.apply(formatMoment(slot, now, zone))}
        </Button>
      }
    >
      <SlotPicker
        {...{ days, starts, slots, zone }}
        day={wantedDay}
        value={slot}
        today={localTime(now, zone).date}
        isChosen={start => slot !== null && isSameSlot({ branch }, start, slot)}
        onDay={day => {
          setDay(day)
          // The same time on the other day, if it is a slot there; else the nearest one.
          setPicked(sameTimeOn(day, slot ?? picked, zone))
        }}
        onTime={setPicked}
      />
    </Dialog>
  )
}

const noDays: ReadonlySet<string> = new Set()
