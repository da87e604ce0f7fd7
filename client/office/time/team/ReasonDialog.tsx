import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { TextArea } from '../../../ui/Field.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { texts } from './texts.ts'

interface ReasonDialogProps {
  readonly title: string
  /** What the button says that does it. */
  readonly verb: string
  /** Says why it was not done; null where it was. */
  readonly onReason: (reason: string) => Promise<string | null>
  readonly onClose: () => void
}

/** What is done only with a reason. */
export function ReasonDialog({ title, verb, onReason, onClose }: ReasonDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmpty) return
    setBusy(true)
    const failed = await onReason(reason.trim())
    setBusy(false)
    setProblem(failed)
    if (failed === null) onClose()
  }
  const button = (
    <Button type="submit" form={form} busy={isBusy}>
      {verb}
    </Button>
  )
  return (
    <Dialog {...{ title, onClose }} width="narrow" footer={<DialogButtons>{button}</DialogButtons>}>
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={event => void submit(event)}>
        <ProblemNotice problem={problem} />
        <TextArea
          label={texts.entry.reason}
          hint={texts.entry.reasonHint}
          error={isChecked && isEmpty ? texts.entry.noReason : undefined}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
