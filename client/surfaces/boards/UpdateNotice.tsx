import { useEffect, useState } from 'react'
import { applyUpdate, onUpdate, register } from '../../device/app/serviceWorker.ts'
import { de } from './texts.ts'

/** A newer version waits until somebody says so: a board never goes dark at noon. */
export function UpdateNotice() {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const stop = onUpdate(() => setWaits(true))
    void register()
    return stop
  }, [])
  return (
    <div role="status" className="contents">
      {waits && (
        <div className="desk-update">
          <p>{de.update}</p>
          <button type="button" className="desk-button desk-button-light" onClick={() => applyUpdate()}>
            {de.reload}
          </button>
        </div>
      )}
    </div>
  )
}
