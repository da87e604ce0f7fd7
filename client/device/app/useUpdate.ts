import { useEffect, useState } from 'react'
import { applyUpdate, onUpdate, registerIn } from './serviceWorker.ts'

/**
 * Keeps the program on the device, from so many ms on. What starts a newer one that lies ready; null while there is none.
 */
export function useUpdate(after = 0): (() => void) | null {
  const [isReady, setReady] = useState(false)
  useEffect(() => onUpdate(() => setReady(true)), [])
  useEffect(() => registerIn(after), [after])
  return isReady ? applyUpdate : null
}

/** For a notice with a button: what starts a newer program, null while there is none, and whether it has been pressed. */
export function useRestart(after?: number): { readonly restart: (() => void) | null; readonly isStarting: boolean } {
  const update = useUpdate(after)
  const [isStarting, setStarting] = useState(false)
  const restart = () => {
    setStarting(true)
    update?.()
  }
  return { restart: update && restart, isStarting }
}
