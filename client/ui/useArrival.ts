import { useEffect, useRef } from 'react'
import { arrive, isInTheMiddle } from '../device/page/arrival.ts'

interface Arrival {
  /** The router knows itself where its pages were scrolled to. */
  readonly isPage?: boolean
  /** It changes by itself: whoever is typing is not disturbed. */
  readonly isGentle?: boolean
  /** Something on it takes the focus itself: a field that is wrong. */
  readonly isTaken?: boolean
}

/** Whenever `screen` becomes another one its heading is focused, in sight and thereby announced; null: none is there yet. */
export function useArrival(screen: string | null, { isPage = false, isGentle = false, isTaken = false }: Arrival = {}) {
  const shown = useRef(screen)
  useEffect(() => {
    const isFirst = shown.current === null
    if (shown.current === screen || screen === null) return
    shown.current = screen
    // What a page begins with is where its visitor begins anyway.
    if (isFirst || isTaken || (isGentle && isInTheMiddle())) return
    arrive({ fromTop: !isPage })
  }, [screen, isPage, isGentle, isTaken])
}
