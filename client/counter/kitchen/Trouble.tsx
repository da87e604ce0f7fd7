import { BoardButton, type BoardButtonSize } from '../../ui/board/BoardButton.tsx'
import type { Card } from './kitchenView.ts'
import { de } from './texts.ts'

interface TroubleProps {
  readonly card: Card
  readonly buttons: BoardButtonSize
  readonly dismiss: (key: string) => void
}

/** What was tapped and not taken, and how the order stands instead. */
export function Trouble({ card: { refused, order }, buttons, dismiss }: TroubleProps) {
  if (!refused) return null
  return (
    <div role="alert">
      <TroubleNote
        title={de.refused[refused.action]}
        hint={de.now[order.status]}
        buttons={buttons}
        onDismiss={() => dismiss(refused.key)}
      />
    </div>
  )
}

interface TroubleNoteProps {
  readonly title: string
  readonly hint?: string
  readonly buttons?: BoardButtonSize
  readonly onDismiss: () => void
}

/** What went wrong stays until somebody has read it. */
export const TroubleNote = ({ title, hint, buttons, onDismiss }: TroubleNoteProps) => (
  <div className="flex flex-col gap-1 rounded-control bg-error-soft p-3 text-lead">
    <p className="font-strong">{title}</p>
    {hint !== undefined && <p>{hint}</p>}
    <BoardButton size={buttons} className="mt-2" onClick={onDismiss}>
      {de.understood}
    </BoardButton>
  </div>
)
