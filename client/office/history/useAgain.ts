import { useEffect, useRef } from 'react'

/** Asks once more whenever what the answer depends on became something else. */
export function useAgain(depends: string | number | undefined, again: () => void): void {
  const asked = useRef(depends)
  useEffect(() => {
    if (asked.current !== depends) again()
    asked.current = depends
  })
}
