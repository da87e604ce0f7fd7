import { type FormEvent, useId, useState } from 'react'
import type { FittingShift } from '../../../../../schema/time/offers/fittingShifts.ts'
import { isDouble } from '../../../../../schema/time/offers/offered.ts'
import type { OwnShift } from '../../../../data/time/ownDocuments.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { SubmitButtons } from '../../SubmitButtons.tsx'
import { shiftWords } from './shiftWords.ts'
import { texts } from './texts.ts'
import { useOfferDeeds } from './useOfferDeeds.ts'

interface TakeDialogProps {
  readonly fitting: FittingShift
  readonly where: string
  /** One's own published shifts. */
  readonly own: readonly OwnShift[]
  /** Epoch ms. */
  readonly now: number
  readonly onClose: () => void
}

/** Takes a shift, with what is to be minded; where it is given only for another one, with that. */
export function TakeDialog({ fitting: { shift, notes }, where, own, now, onClose }: TakeDialogProps) {
  const form = useId()
  const zone = useZone()
  const [chosen, setChosen] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { step, isBusy, problem } = useOfferDeeds()
  const { isSwap, offer } = shift
  const mine = isSwap ? givable(shift, own, now) : []
  const submit = isSwap ? texts.submitSwap : texts.submitTake
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isBusy || (isSwap && chosen === '')) return
    const call = { offer, inReturn: isSwap ? Number(chosen) : null }
    if ((await step(shift.id, 'take', call)) === null) onClose()
  }
  return (
    <Dialog
      title={texts.takeTitle}
      width="narrow"
      onClose={onClose}
      footer={<SubmitButtons {...{ form, onClose, submit }} cancel={texts.cancel} />}
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={event => void send(event)}>
        <div>
          <p className="figures font-medium">{shiftWords(shift, zone)}</p>
          <p className="text-caption text-ink-soft">{where}</p>
        </div>
        {isSwap && mine.length === 0 && <Notice>{texts.nothingToGive}</Notice>}
        {isSwap && mine.length > 0 && (
          <Select
            label={texts.inReturn}
            value={chosen}
            error={isChecked && chosen === '' ? texts.choose : undefined}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{texts.choose}</option>
            {mine.map(each => (
              <option key={each.id} value={each.id}>
                {shiftWords(each, zone)}
              </option>
            ))}
          </Select>
        )}
        {notes.length > 0 && (
          <Notice tone="warning" title={texts.notes}>
            <ul className="mt-1 flex flex-col gap-1">
              {notes.map(({ rule, date, text }) => (
                <li key={`${rule} ${date} ${text}`} className="tabular-nums">{`${text} (${rule})`}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ProblemNotice problem={problem} />
      </form>
    </Dialog>
  )
}

/** One's own shifts that can be given for another: still to come, at the same branch, and what remains does not lie over it. */
const givable = (shift: FittingShift['shift'], own: readonly OwnShift[], now: number): readonly OwnShift[] =>
  own.filter(each => each.branch === shift.branch && Date.parse(each.from) > now && !isDouble(shift, own, each.id))
