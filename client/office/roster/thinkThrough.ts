import { nextTask } from '../../device/page/idle.ts'
import type { NotesOf } from './planNotesKept.ts'
import { asking, type Known } from './rosterWeek.ts'

/** Ms of thinking before whoever plans comes first again. */
const SLICE_MS = 6

/**
 * Thinks about everybody's plan in short slices, so that whoever types or drags comes first; done with it, all of it is known at once.
 * False where `isOver` says that nobody asks any more.
 */
export async function thinkThrough(known: Known, notesOf: NotesOf, isOver: () => boolean): Promise<boolean> {
  const askedOf = asking(known)
  let since = performance.now()
  for (const { id } of known.users) {
    if (isOver()) return false
    notesOf(id, askedOf(id))
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
  return !isOver()
}
