import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import type { Switch } from '../../../../schema/catalogue/switch.ts'
import { freeDays, freeStarts, isSameSlot, listedSlots, type Offer } from '../../../../schema/ordering/appointments.ts'
import { useLoads } from '../../../data/shop/useLoads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SlotPicker } from '../../../ui/dates/SlotPicker.tsx'
import { nearestSlot, sameTimeOn } from '../../../ui/dates/times.ts'
import { formatMoment } from '../../../ui/format.ts'
import { texts } from './texts.ts'

interface OrderTimeDialogProps {
  readonly branch: Branch
  readonly mode: Mode
  readonly switches: readonly Switch[]
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

/** For when the guest orders: a day with times that can be had, then one of them, or as soon as possible. */
export function OrderTimeDialog(props: OrderTimeDialogProps) {
  const { branch, mode, switches, now, value, suggested, mayBeNow, onChoose, onClose } = props
  const zone = branch.timeZone
  const [earliest] = useState(props.earliest)
  const [picked, setPicked] = useState(() => Math.max(value ?? suggested ?? earliest, earliest))
  const [chosenDay, setDay] = useState<string | null>(null)
  const loads = useLoads(branch, chosenDay ?? localTime(picked, zone).date)
  const offer = useMemo<Offer>(
    () => ({ branch, mode, switches, loads, earliest }),
    [branch, mode, switches, loads, earliest],
  )
  const days = useMemo(() => freeDays(offer), [offer])
  const date = chosenDay ?? firstOf(days, localTime(picked, zone).date)
  const starts = useMemo(() => freeStarts(offer, date), [offer, date])
  const slots = useMemo(() => listedSlots(offer, date), [offer, date])
  const slot = nearestSlot(starts, picked)
  const choose = (day: string) => {
    setDay(day)
    // The same time on the other day, if it is a slot there; else the nearest one.
    setPicked(at => sameTimeOn(day, slot ?? at, zone))
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
      {days.size === 0 ? (
        <p role="status" className="p-5">
          {texts.noneAtAll}
        </p>
      ) : (
        <SlotPicker
          {...{ days, starts, slots, zone }}
          day={date}
          today={localTime(now, zone).date}
          value={slot}
          isChosen={start => slot !== null && isSameSlot({ branch }, start, slot)}
          onDay={choose}
          onTime={setPicked}
        >
          <p className="text-caption text-ink-soft">{texts.hint}</p>
        </SlotPicker>
      )}
    </Dialog>
  )
}

/** The wanted day if it has slots, else the first after it that has. */
const firstOf = (days: ReadonlySet<string>, wanted: string): string => [...days].find(day => day >= wanted) ?? wanted
