import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { texts } from './texts.ts'

interface RevokeDialogProps {
  readonly name: string
  /** Orders that wait on it, as far as it said. */
  readonly waiting: number
  /** It was not heard of for so long that there may be others. */
  readonly isSilent: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A device is not thrown out by one slip of the hand: somebody has to walk there to let it in again. */
export function RevokeDialog({ name, waiting, isSilent, onConfirm, onClose }: RevokeDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={texts.revokeTitle(name)}
      width="narrow"
      onClose={onClose}
      focusFirst={keep}
      footer={
        <DialogButtons>
          <Button variant="danger" size="small" onClick={onConfirm}>
            {texts.revokeNow}
          </Button>
          <Button ref={keep} size="small" onClick={onClose}>
            {texts.keep}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-2 px-5 py-4">
        <p>{texts.revokeText}</p>
        {waiting > 0 && <p className="font-strong">{texts.revokeOrders(waiting)}</p>}
        {waiting === 0 && isSilent && <p className="font-strong">{texts.revokeUnheard}</p>}
      </div>
    </Dialog>
  )
}
