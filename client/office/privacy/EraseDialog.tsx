import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { texts } from './texts.ts'

const words = texts.erase

interface EraseDialogProps {
  readonly names: readonly string[]
  readonly isBusy: boolean
  readonly problem: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** What goes and what stays, before it is too late. */
export function EraseDialog({ names, isBusy, problem, onConfirm, onClose }: EraseDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const [isSure, setSure] = useState(false)
  const footer = (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="danger" disabled={!isSure} busy={isBusy} onClick={onConfirm}>
        {words.confirm}
      </Button>
      <Button ref={keep} variant="secondary" onClick={onClose}>
        {words.keep}
      </Button>
    </div>
  )
  return (
    <Dialog title={words.title} focusFirst={keep} {...{ onClose, footer }}>
      <div className="flex flex-col gap-3 px-5 py-4">
        <p>{words.text([...new Set(names)].join(', ') || words.somebody)}</p>
        <dl className="flex flex-col gap-2">
          <dt className="font-medium">{words.gone}</dt>
          <dd className="text-ink-soft">{words.goneList}</dd>
          <dt className="font-medium">{words.stays}</dt>
          <dd className="text-ink-soft">{words.staysList}</dd>
        </dl>
        <ProblemNotice problem={problem} />
        <Checkbox label={words.sure} checked={isSure} onChange={() => setSure(!isSure)} />
      </div>
    </Dialog>
  )
}
