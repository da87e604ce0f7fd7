import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { de } from '../texts.ts'

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
      title={de.shell.signOutTitle}
      width="narrow"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="danger" size="small" onClick={onConfirm}>
            {de.shell.signOutAnyway}
          </Button>
          <Button size="small" onClick={onClose}>
            {de.leave.stay}
          </Button>
        </div>
      }
    >
      <p className="px-5 py-4">{de.shell.signOutText(pending)}</p>
    </Dialog>
  )
}
