import { useState } from 'react'
import { nextPaint } from '../../device/page/idle.ts'
import type { Entry } from './rosterWeek.ts'

/** Shifts that stand where they were put before this device has kept it, by id. */
export type Moved = ReadonlyMap<number, Entry>

/** Told to the fields alone: whoever lets go of a shift sees it there in the same frame, and nothing else is drawn for that. */
export interface Moving {
  readonly get: () => Moved
  readonly subscribe: (listener: () => void) => () => void
  /** Shows a shift elsewhere until it is written, or was not. */
  readonly show: (entry: Entry, write: () => Promise<void>) => Promise<void>
}

/** What is shown is on the screen before it is written. */
export const useMoving = (): Moving => useState(() => createMoving(nextPaint))[0]

const none: Moved = new Map()

/** Nothing is on its way at first; `isShown` resolves once what was told is seen. */
export function createMoving(isShown: () => Promise<void>): Moving {
  let moved = none
  const listeners = new Set<() => void>()
  const become = (next: Moved) => {
    moved = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => moved,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async show(entry, write) {
      become(new Map(moved).set(entry.id, entry))
      try {
        await isShown()
        await write()
      } finally {
        // Where it was put somewhere else meanwhile, that is shown.
        if (moved.get(entry.id) === entry) become(new Map([...moved].filter(([id]) => id !== entry.id)))
      }
    },
  }
}
