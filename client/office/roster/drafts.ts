import type { RosterWeek } from './rosterWeek.ts'

/** What of a week is not published yet, and how many people it is about. */
export function draftsOf({ here }: RosterWeek) {
  const drafts = here.filter(({ isPublished }) => !isPublished)
  const people = new Set(drafts.flatMap(({ user }) => user ?? [])).size
  return { drafts, people }
}
