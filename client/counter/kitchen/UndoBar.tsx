import { Undo2 } from 'lucide-react'
import type { UndoableStep } from '../../../schema/counter/boardSteps.ts'
import type { Kitchen } from './kitchenView.ts'
import { de } from './texts.ts'

interface UndoBarProps {
  readonly undoable: Kitchen['undoable']
  readonly onUndo: (step: UndoableStep) => void
}

/** What was tapped last, and that it need not have been: a few seconds long, without asking anything. */
export function UndoBar({ undoable, onUndo }: UndoBarProps) {
  return (
    <div role="status">
      {undoable && (
        <div className="board-undo">
          <p>
            <strong className="figures">{undoable.number}</strong> {de.done[undoable.step.action]}
          </p>
          <button type="button" className="board-button" onClick={() => onUndo(undoable.step)}>
            <Undo2 size={22} aria-hidden />
            {de.undo}
          </button>
        </div>
      )}
    </div>
  )
}
