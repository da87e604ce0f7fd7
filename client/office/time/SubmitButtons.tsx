import { Button } from '../../ui/Button.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'

interface SubmitButtonsProps {
  /** Id of the form it sends. */
  readonly form: string
  readonly cancel: string
  readonly submit: string
  readonly onClose: () => void
}

/** The foot of a dialog with a form: leaving it, and sending it. */
export const SubmitButtons = ({ form, cancel, submit, onClose }: SubmitButtonsProps) => (
  <DialogButtons>
    <Button variant="secondary" onClick={onClose}>
      {cancel}
    </Button>
    <Button type="submit" form={form}>
      {submit}
    </Button>
  </DialogButtons>
)
