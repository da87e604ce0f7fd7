import { useSyncExternalStore } from 'react'

/** Whether the person asked for less movement. */
export const usePrefersReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')

/** Whether the media query matches, live. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    listener => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
