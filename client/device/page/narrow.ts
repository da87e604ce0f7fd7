import { useSyncExternalStore } from 'react'

/** The same width at which the styles go from phone to tablet. */
const narrow = '(max-width: 44.99rem)'

/** Whether the page is as narrow as a phone, live. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      const query = matchMedia(narrow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
}
