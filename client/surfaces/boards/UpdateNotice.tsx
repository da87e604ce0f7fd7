import { useUpdate } from '../../device/app/useUpdate.ts'
import { de } from './texts.ts'

/** A newer version waits until somebody says so: a board never goes dark at noon. */
export function UpdateNotice() {
  const update = useUpdate()
  return (
    <div role="status" className="contents">
      {update && (
        <div className="board-update">
          <p>{de.update}</p>
          <button type="button" className="board-button board-button-light" onClick={update}>
            {de.reload}
          </button>
        </div>
      )}
    </div>
  )
}
