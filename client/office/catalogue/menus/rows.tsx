import { EyeOff, GripVertical, X } from 'lucide-react'
import { Button } from 'react-aria-components'
import { iconButton } from '../../shell/styles.ts'
import { type Unseen, unseenText } from './guestView.ts'
import { texts } from './texts.ts'

/** Rows of every column: dense with a mouse, 44 px for fingers. */
export const rowLook =
  'flex min-h-11 cursor-default items-center gap-1 border-b border-line bg-surface pr-1 pl-1 outline-none last:border-0 hover:bg-sunken/60 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent-ink data-selected:bg-accent-soft data-dragging:opacity-50 data-drop-target:bg-accent-soft'

export function DragHandle() {
  return (
    <Button slot="drag" className={`${iconButton} cursor-grab max-tablet:hidden pointer-coarse:size-11`}>
      <GripVertical size={16} aria-hidden />
    </Button>
  )
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button className={`${iconButton} pointer-coarse:size-11`} aria-label={texts.removeNamed(name)} onPress={onRemove}>
      <X size={16} aria-hidden />
    </Button>
  )
}

/** Why guests do not get it at this moment. */
export function UnseenNote({ unseen }: { unseen: Unseen }) {
  return (
    <span className="flex items-center gap-1 text-caption text-ink-soft">
      <EyeOff size={13} aria-hidden className="shrink-0" />
      <span aria-hidden className="truncate">
        {unseen.reason}
      </span>
      <span className="sr-only">{unseenText(unseen)}</span>
    </span>
  )
}
