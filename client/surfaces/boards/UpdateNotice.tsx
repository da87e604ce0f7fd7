import { LoaderCircle } from 'lucide-react'
import { useRestart } from '../../device/app/useUpdate.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { de } from './texts.ts'

/** A newer version waits until somebody says so: a board never goes dark at noon. */
export function UpdateNotice() {
  const { restart, isStarting } = useRestart()
  return (
    <div role="status" className="contents">
      {restart && (
        <div className="fixed right-4 bottom-4 z-40 flex items-center gap-4 rounded-card bg-raised py-2 pr-2 pl-5 shadow-float">
          <p>{isStarting ? de.reloading : de.update}</p>
          <BoardButton variant="light" aria-busy={isStarting} disabled={isStarting} onClick={restart}>
            {isStarting && <LoaderCircle aria-hidden className="animate-spin" />}
            {de.reload}
          </BoardButton>
        </div>
      )}
    </div>
  )
}
