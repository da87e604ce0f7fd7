import { LoaderCircle } from 'lucide-react'
import { useRestart } from '../../device/app/useUpdate.ts'
import { de } from './texts.ts'

/** A newer version waits until somebody says so: a board never goes dark at noon. */
export function UpdateNotice() {
  const { restart, isStarting } = useRestart()
  return (
    <div role="status" className="contents">
      {restart && (
        <div className="board-update">
          <p>{isStarting ? de.reloading : de.update}</p>
          <button
            type="button"
            className="board-button board-button-light"
            aria-busy={isStarting}
            disabled={isStarting}
            onClick={restart}
          >
            {isStarting && <LoaderCircle aria-hidden className="animate-spin" />}
            {de.reload}
          </button>
        </div>
      )}
    </div>
  )
}
