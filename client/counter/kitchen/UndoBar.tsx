import { Undo2 } from 'lucide-react'
import type { UndoableStep } from '../../../schema/counter/boardSteps.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
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
        <div className="fixed bottom-4 left-1/2 z-20 flex -translate-x-1/2 items-center gap-5 rounded-[calc(var(--radius)+6px)] border border-edge bg-raised py-1.5 pr-1.5 pl-5 text-[1.125rem] whitespace-nowrap shadow-float">
          <p>
            <strong className="figures">{undoable.number}</strong> {de.done[undoable.step.action]}
          </p>
          <BoardButton onClick={() => onUndo(undoable.step)}>
            <Undo2 size={22} aria-hidden />
            {de.undo}
          </BoardButton>
        </div>
      )}
    </div>
  )
}
