import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { freeDays, freeStarts, isSameSlot, listedSlots, type Offer } from '../../../../schema/ordering/appointments.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { useLoads } from '../../../data/shop/useLoads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MonthCalendar } from '../../../ui/dates/MonthCalendar.tsx'
import { SlotList } from '../../../ui/dates/SlotList.tsx'
import { TimePicker } from '../../../ui/dates/TimePicker.tsx'
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
      <div className="flex flex-col gap-6 p-5 tablet:flex-row tablet:gap-8">
        <div className="tablet:flex-1">
          <MonthCalendar
            date={wantedDay}
            today={localTime(now, zone).date}
            available={days}
            onChange={day => {
              setDay(day)
              // The same time on the other day, if it is a slot there; else the nearest one.
              setPicked(sameTimeOn(day, slot ?? picked, zone))
            }}
          />
        </div>
        <div className="flex flex-col gap-5 tablet:w-80">
          {slot === null || !offer ? (
            <p className="rounded-card bg-sunken p-4 text-ink-soft" role="status">
              {texts.appointment.none}
            </p>
          ) : (
            <>
              <TimePicker slots={starts} value={slot} zone={zone} onChange={setPicked} />
              <SlotList
                zone={offer.branch.timeZone}
                slots={slots}
                isChosen={start => isSameSlot(offer, start, slot)}
                onChange={setPicked}
              />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const noDays: ReadonlySet<string> = new Set()
