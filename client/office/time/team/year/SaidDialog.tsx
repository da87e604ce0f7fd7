import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../../ui/DialogButtons.tsx'
import { DateField } from '../../../../ui/dates/DateField.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { texts } from './texts.ts'

interface SaidDialogProps {
  readonly name: string
  /** Local date. */
  readonly today: string
  /** Says why it was not kept; null where it was. */
  readonly onSaid: (on: string) => Promise<string | null>
  readonly onClose: () => void
}

/** When somebody was warned by hand: on paper, or with the payslip. */
export function SaidDialog({ name, today, onSaid, onClose }: SaidDialogProps) {
  const form = useId()
  const [on, setOn] = useState(today)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isWrong = on === '' || on > today
  const { warnings: words } = texts
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWrong) return
    setBusy(true)
    const failed = await onSaid(on)
    setBusy(false)
    setProblem(failed)
    if (failed === null) onClose()
  }
  const button = (
    <Button type="submit" form={form} busy={isBusy}>
      {words.keep}
    </Button>
  )
  return (
    <Dialog
      title={words.handOf(name)}
      onClose={onClose}
      width="narrow"
      footer={<DialogButtons>{button}</DialogButtons>}
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={event => void submit(event)}>
        <ProblemNotice problem={problem} />
        <DateField
          label={words.on}
          hint={words.handHint}
          value={on}
          error={isChecked && isWrong ? words.onWrong : undefined}
          onValue={setOn}
        />
      </form>
    </Dialog>
  )
}
