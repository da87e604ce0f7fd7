import { addDays, instantAt, localTime } from '../../base/zonedTime.ts'
import { HELD_MS } from '../../ordering/undo.ts'
import { daysFromTo } from '../../time/months.ts'
import type { Dates, Span } from '../buckets.ts'

/** What a branch is called in its books, and by whose clock its days end. */
export interface BookedBranch {
  readonly name: string
  readonly timeZone: string
}

/** The same of a branch until an instant (epoch ms), at which that was changed or the branch deleted. */
export interface FormerBranch extends BookedBranch {
  readonly until: number
}

/** A local date of a branch, from one instant to before another. */
export interface BranchDay extends Span {
  readonly date: string
  readonly name: string
}

/**
 * The days of a period as the books of a branch have them. A day that was over when its branch was changed keeps the name and
 * the clock it was closed with; the next one begins where it ended, so that nothing falls between two clocks, or counts twice.
 * `branch` is null where it is deleted, `former` is oldest first; one of them says something.
 */
export function branchDays(
  { from, to }: Dates,
  branch: BookedBranch | null,
  former: readonly FormerBranch[],
): readonly BranchDay[] {
  const closed = former.map(each => ({ ...each, open: firstOpen(each.until, each.timeZone) }))
  const then = (date: string) => closed.find(({ open }) => date < open) ?? branch ?? closed.at(-1)
  const end = (date: string) => instantAt(addDays(date, 1), 0, then(date)?.timeZone ?? 'UTC')
  // Clocks are up to 26 hours apart: a day may have ended after the next one would.
  const lastly = (date: string) => Math.max(end(date), end(addDays(date, -1)))
  return Array.from({ length: daysFromTo(from, to) }, (_, index) => {
    const date = addDays(from, index)
    return { date, name: then(date)?.name ?? '', from: lastly(addDays(date, -1)), to: lastly(date) }
  })
}

/** Whether nothing is added to a day any more at `now` (epoch ms): until then its last step may still be taken back. */
export const isClosed = ({ to }: Span, now: number): boolean => to <= now - HELD_MS

/** The first local date that is not over at an instant. */
const firstOpen = (at: number, zone: string): string => localTime(at - HELD_MS, zone).date
