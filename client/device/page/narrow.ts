import { useSyncExternalStore } from 'react'

/** The same width at which the styles go from phone to tablet. */
const narrow = '(max-width: 44.99rem)'
/** From here on a preview stands beside what is edited. */
const wide = '(min-width: 80rem)'

/** Whether the page is as narrow as a phone, live. */
export const useIsNarrow = (): boolean => useMatches(narrow)

/** Whether the page has room for a preview, live. */
export const useIsWide = (): boolean => useMatches(wide)

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
