import { useCallback, useState } from 'react'
import type { Entry } from './rosterWeek.ts'

export type Moving = ReadonlyMap<number, Entry>

const none: Moving = new Map()

/** Shifts that stand where they were put before this device has kept it: whoever lets go of one sees it there at once. */
export function useMoving(): {
  readonly moving: Moving
  /** Shows a shift elsewhere until it is written, or was not. */
  readonly showMoved: (entry: Entry, write: Promise<void>) => Promise<void>
} {
  const [moving, setMoving] = useState(none)
  const showMoved = useCallback(async (entry: Entry, write: Promise<void>) => {
    setMoving(before => new Map(before).set(entry.id, entry))
    try {
      await write
    } finally {
      // Where it was put somewhere else meanwhile, that is shown.
      setMoving(before => (before.get(entry.id) === entry ? without(before, entry.id) : before))
    }
  }, [])
  return { moving, showMoved }
}

const without = (moving: Moving, id: number): Moving => new Map([...moving].filter(([each]) => each !== id))
