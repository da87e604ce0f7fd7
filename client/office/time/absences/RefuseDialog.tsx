import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/Field.tsx'
import { SubmitButtons } from '../SubmitButtons.tsx'
import { texts } from './texts.ts'

interface RefuseDialogProps {
  readonly name: string
  readonly onRefuse: (answer: string) => void
  readonly onClose: () => void
}

/** Nobody is refused without a word. */
export function RefuseDialog({ name, onRefuse, onClose }: RefuseDialogProps) {
  const form = useId()
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '') return setMissing(true)
    onRefuse(answer.trim())
    onClose()
  }
  return (
    <Dialog
      title={texts.refuseTitle}
      width="narrow"
      onClose={onClose}
      footer={<SubmitButtons {...{ form, onClose }} cancel={texts.cancel} submit={texts.decide.refuse} />}
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={refuse}>
        <p className="tabular-nums">{name}</p>
        <TextArea
          label={texts.answer}
          hint={texts.answerHint}
          maxLength={500}
          value={answer}
          error={isMissing && answer.trim() === '' ? texts.answerMissing : undefined}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </form>
    </Dialog>
  )
}
