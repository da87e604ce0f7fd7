import { useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SlotPicker } from '../../../ui/dates/SlotPicker.tsx'
import { formatMoment, formatTime } from '../../../ui/format.ts'
import { texts } from './texts.ts'
import { useSlotChoice } from './useSlotChoice.ts'

interface AppointmentDialogProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms: what is chosen already, the first time there is, and now. */
  readonly appointment: number | null
  readonly earliest: number | null
  readonly now: number
  /** What is ordered: its schedules decide with the hours. */
  readonly items?: readonly { readonly product: number }[]
  onChoose(at: number): void
  onClose(): void
  /** Where it is asked on the menu, which then shows what there is at that time. */
  readonly isForMenu?: boolean
  /** What to begin with where nothing is chosen: when the product the guest came for is to be had; epoch ms. */
  readonly suggested?: number | null
  /** As soon as possible, where that can be chosen: when that would be (epoch ms, null where nobody knows). */
  readonly soon?: { readonly at: number | null; onChoose(): void } | undefined
}

/** When it is wanted: as soon as possible, or a day and a time on it. Nothing else can be chosen. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { branch, appointment, suggested = null, soon, isForMenu = false, now, onChoose, onClose } = props
  const zone = branch.timeZone
  const choice = useSlotChoice({ ...props, wanted: appointment ?? suggested })
  const { slot, days } = choice
  const [isSoon, setSoon] = useState(soon !== undefined && appointment === null && suggested === null)
  const apply = () => (isSoon && soon ? soon.onChoose() : slot !== null && onChoose(slot))
  const pick = <Given,>(choose: (given: Given) => void) => {
    return (given: Given) => {
      setSoon(false)
      choose(given)
    }
  }
  return (
    <Dialog
      title={isForMenu ? texts.titleMenu : texts.title}
      onClose={onClose}
      isTall
      footer={
        <Button size="large" wide disabled={!isSoon && slot === null} onClick={apply}>
          {isSoon ? texts.applySoon : slot === null ? texts.applyNothing : texts.apply(formatMoment(slot, now, zone))}
        </Button>
      }
    >
      {days.size === 0 && !soon ? (
        <p role="status" className="p-5">
          {texts.noneAtAll}
        </p>
      ) : (
        <SlotPicker
          {...choice}
          zone={zone}
          today={localTime(now, zone).date}
          value={isSoon ? null : slot}
          isChosen={start => !isSoon && choice.isChosen(start)}
          onDay={pick(choice.chooseDay)}
          onTime={pick(choice.chooseTime)}
          soon={soon && { label: soonText(soon.at, now, zone), isChosen: isSoon, onChoose: () => setSoon(true) }}
        >
          {isForMenu && <p className="text-caption text-ink-soft">{texts.hint}</p>}
        </SlotPicker>
      )}
    </Dialog>
  )
}

/** 'So bald wie möglich (ca. 12:40)', where that is another day '(morgen um 07:00)'. */
function soonText(at: number | null, now: number, zone: string): string {
  if (at === null) return texts.soonUnknown
  const isToday = localTime(at, zone).date === localTime(now, zone).date
  return texts.soon(isToday ? texts.about(formatTime(at, zone)) : formatMoment(at, now, zone))
}
