import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { texts } from './texts.ts'

interface LockDialogProps {
  readonly name: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Somebody in the middle of their work loses everything that is not sent: not by one slip of the hand. */
export function LockDialog({ name, onConfirm, onClose }: LockDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const footer = (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="danger" onClick={onConfirm}>
        {texts.person.lock}
      </Button>
      <Button ref={keep} onClick={onClose}>
        {texts.person.keep}
      </Button>
    </div>
  )
  return (
    <Dialog title={texts.person.lockTitle(name)} width="narrow" focusFirst={keep} {...{ onClose, footer }}>
      <p className="px-5 py-4">{texts.person.lockText}</p>
    </Dialog>
  )
}
