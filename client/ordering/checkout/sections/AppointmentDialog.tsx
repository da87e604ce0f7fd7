import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { freeDays, freeStarts, isSameSlot, listedSlots, type Offer } from '../../../../schema/ordering/appointments.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { useLoads } from '../../../data/shop/useLoads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SlotPicker } from '../../../ui/dates/SlotPicker.tsx'
import { nearestSlot, sameTimeOn } from '../../../ui/dates/times.ts'
import { formatMoment } from '../../../ui/format.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'

interface AppointmentDialogProps {
  readonly editor: FormEditor
  /** Epoch ms. */
  readonly now: number
  onChoose(at: number): void
  onClose(): void
}

/** Date picker and time picker in one: days with slots, then the slots of the day. Nothing else can be chosen. */
export function AppointmentDialog({ editor, now, onChoose, onClose }: AppointmentDialogProps) {
  const { branch, draft, quote } = editor
  const zone = branch.timeZone
  // What was the earliest when the dialog opened: the days must not change under the finger.
  const [earliest] = useState(quote.earliest)
  const [picked, setPicked] = useState(draft.appointment ?? earliest ?? now)
  const [chosenDay, setDay] = useState<string | null>(null)
  const wantedDay = chosenDay ?? localTime(picked, zone).date
  const loads = useLoads(branch, wantedDay)
  const switches = useList('switches')
  const offer = useMemo<Offer | null>(
    () => (earliest === null ? null : { branch, mode: draft.mode, switches, loads, earliest }),
    [branch, draft.mode, switches, loads, earliest],
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
