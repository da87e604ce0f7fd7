import { type FormEvent, useId, useState } from 'react'
import type { NamedPerson } from '../../../../../schema/time/offers/shiftMarket.ts'
import { Checkbox } from '../../../../ui/Choice.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { SubmitButtons } from '../../SubmitButtons.tsx'
import { texts } from './texts.ts'
import { useOfferDeeds } from './useOfferDeeds.ts'

interface GiveDialogProps {
  /** The shift's id, and how it is called. */
  readonly shift: number
  readonly words: string
  readonly colleagues: readonly NamedPerson[]
  readonly onClose: () => void
}

/** Offers a shift of one's own: to everybody of the branch or to one, for nothing or for another. */
export function GiveDialog({ shift, words, colleagues, onClose }: GiveDialogProps) {
  const form = useId()
  const [to, setTo] = useState('')
  const [isSwap, setSwap] = useState(false)
  const { step, isBusy, problem } = useOfferDeeds()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if ((await step(shift, 'offer', { to: to === '' ? null : Number(to), isSwap })) === null) onClose()
  }
  return (
    <Dialog
      title={texts.giveTitle}
      width="narrow"
      onClose={onClose}
      footer={<SubmitButtons {...{ form, onClose }} cancel={texts.cancel} submit={texts.submitGive} />}
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={event => void submit(event)}>
        <p className="figures font-medium">{words}</p>
        <Select label={texts.to} value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{texts.everybody}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          label={texts.swap}
          description={texts.swapHint}
          checked={isSwap}
          onChange={({ target }) => setSwap(target.checked)}
        />
        <p className="text-caption text-ink-soft">{texts.giveHint}</p>
        <ProblemNotice problem={problem} />
      </form>
    </Dialog>
  )
}
