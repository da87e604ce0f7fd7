import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTexts } from './texts.ts'

/** Asks before everything is taken away; staying is the first answer. */
export function CancelQuestion({ onStay, onCancel }: { onStay: () => void; onCancel: () => void }) {
  const { cancel } = useTexts()
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={cancel.title}
      width="narrow"
      onClose={onStay}
      focusFirst={stay}
      footer={
        <div className="flex flex-col gap-3">
          <Button ref={stay} size="large" wide onClick={onStay}>
            {cancel.no}
          </Button>
          <Button size="large" wide variant="danger" onClick={onCancel}>
            {cancel.yes}
          </Button>
        </div>
      }
    >
      <p className="px-5 py-4 text-lead">{cancel.text}</p>
    </Dialog>
  )
}
