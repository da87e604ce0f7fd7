import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { texts } from './texts.ts'

interface LeaveGuardProps {
  /** Asked at the moment of leaving, so that a saving that just ended counts. */
  readonly when: () => boolean
  /** A saving is under way: who leaves meanwhile is asked only if it was in vain. */
  readonly saving?: boolean
  /** Saves; false where that was not possible. */
  readonly onSave: (() => Promise<boolean>) | undefined
}

/** Nobody leaves a form with unsaved changes by accident: links, the back button and closing the tab all ask. */
export function LeaveGuard({ when, saving = false, onSave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && when(),
    enableBeforeUnload: when,
    withResolver: true,
  })
  const isBlocked = status === 'blocked' && !saving
  const isInVain = isBlocked && !when()
  useEffect(() => {
    if (isInVain) proceed?.()
  }, [isInVain, proceed])
  if (!isBlocked || isInVain) return null
  const save = async () => {
    if (await onSave?.()) proceed()
    else reset()
  }
  return (
    <Dialog
      title={texts.leave.title}
      width="medium"
      onClose={reset}
      footer={
        <DialogButtons>
          <Button variant="danger" size="small" onClick={proceed}>
            {texts.leave.discard}
          </Button>
          <Button variant="secondary" size="small" onClick={reset}>
            {texts.leave.stay}
          </Button>
          {onSave && (
            <Button size="small" onClick={() => void save()}>
              {texts.leave.save}
            </Button>
          )}
        </DialogButtons>
      }
    >
      <p className="px-5 py-4">{texts.leave.text}</p>
    </Dialog>
  )
}
