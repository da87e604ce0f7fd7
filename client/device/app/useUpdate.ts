import { useEffect, useState } from 'react'
import { applyUpdate, onUpdate, register } from './serviceWorker.ts'

/** Keeps the program on the device. What starts a newer one that lies ready; null while there is none. */
export function useUpdate(): (() => void) | null {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const stop = onUpdate(() => setReady(true))
    void register()
    return stop
  }, [])
  return isReady ? applyUpdate : null
}

/** For a notice with a button: what starts a newer program, null while there is none, and whether it has been pressed. */
export function useRestart(): { readonly restart: (() => void) | null; readonly isStarting: boolean } {
  const update = useUpdate()
  const [isStarting, setStarting] = useState(false)
  const restart = () => {
    setStarting(true)
    update?.()
  }
  return { restart: update && restart, isStarting }
}
