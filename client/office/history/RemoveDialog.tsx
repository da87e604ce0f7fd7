import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { pathOf } from '../shell/groups.ts'
import { texts } from './texts.ts'
import type { Use } from './uses.ts'

interface RemoveDialogProps {
  readonly title: string
  readonly uses: readonly Use[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Uses told one by one; of more than these only the number. */
const TOLD = 8

/** Before something is deleted that others name: where it is used. */
export function RemoveDialog({ title, uses, onConfirm, onClose }: RemoveDialogProps) {
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

/** 'Verwendet in' and the documents, each a link. */
function UseList({ uses }: { readonly uses: readonly Use[] }) {
  return (
    <div>
      <h3 className="mb-1.5 font-strong">{texts.remove.usedIn}</h3>
      <ul className="flex flex-col gap-1">
        {uses.slice(0, TOLD).map(({ entity, row }) => (
          <li key={`${entity.type}:${row.id}`}>
            <Link to={pathOf(entity, row.id)} className="underline decoration-line underline-offset-2">
              {entity.title(row.body) || entity.label.one}
            </Link>
            <span className="text-ink-soft">{` · ${entity.label.one}`}</span>
          </li>
        ))}
        {uses.length > TOLD && <li className="text-ink-soft">{texts.remove.more(uses.length - TOLD)}</li>}
      </ul>
    </div>
  )
}
