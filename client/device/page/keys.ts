import { useEffect, useEffectEvent } from 'react'

/** Calls `pressed` with each key that is typed at no field; where it answers true the key does nothing else. */
export function useKeys(pressed: (key: string, isAtButton: boolean) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const at = event.target instanceof HTMLElement ? event.target : null
    if (at?.matches('input, textarea, select')) return
    const isAtButton = at?.matches('button, a') ?? false
    if (pressed(event.key, isAtButton)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
