import { useCallback, useSyncExternalStore } from 'react'

/** Whether the person asked for less movement. */
export const usePrefersReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')

/** Whether the media query matches, live. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => onServer,
  )
}

/** Asked for once: with every drawing it would hold up a tap. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}
