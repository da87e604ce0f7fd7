import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { texts as formTexts } from '../form/texts.ts'
import { texts } from './texts.ts'

interface SignOutProps {
  /** Changes that only this device has. */
  readonly pending: number
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Signing out takes everything off the device; what the server does not have would be gone. */
export function SignOutDialog({ pending, onConfirm, onClose }: SignOutProps) {
  return (
    <Dialog
      title={texts.shell.signOutTitle}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="danger" size="small" onClick={onConfirm}>
            {texts.shell.signOutAnyway}
          </Button>
          <Button size="small" onClick={onClose}>
            {formTexts.leave.stay}
          </Button>
        </DialogButtons>
      }
    >
      <p className="px-5 py-4">{texts.shell.signOutText(pending)}</p>
    </Dialog>
  )
}
