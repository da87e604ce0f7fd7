import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { texts } from './texts.ts'
import { UseList } from './UseList.tsx'
import type { Use } from './uses.ts'

interface RemoveDialogProps {
  readonly title: string
  readonly uses: readonly Use[]
  readonly onConfirm: () => void
  /** Hides it from guests in place of deleting it; absent where that is not possible, or it is hidden already. */
  readonly onHide?: (() => void) | undefined
  readonly onClose: () => void
}

/** Before something is deleted that others name: where it is used. */
export function RemoveDialog({ title, uses, onConfirm, onHide, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      title={texts.remove.title(title)}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="danger" size="small" onClick={onConfirm}>
            {texts.remove.confirm}
          </Button>
          {onHide && (
            <Button variant="secondary" size="small" onClick={onHide}>
              {texts.remove.hide}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {texts.remove.cancel}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <UseList uses={uses} />
        <p className="text-ink-soft">{texts.remove.hint}</p>
      </div>
    </Dialog>
  )
}
