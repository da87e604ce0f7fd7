import type { ActivityFlag } from '../../../../../schema/time/activity.ts'
import type { ActivityEntry } from '../../../../../schema/time/calls.ts'

/** Work somebody has to decide about. */
export interface ToDecide {
  readonly entry: ActivityEntry
  /** `end`: its end is missing. `correction`: somebody asks for a change. `check`: something about it looks wrong. `lone`: it was clocked and belongs to no work. */
  readonly kind: 'end' | 'correction' | 'check' | 'lone'
  /** The change that is asked for; null where none is. */
  readonly correction: ActivityEntry['corrections'][number] | null
  /** Whether it may be said to be right as it is: work that lies over other work is not. */
  readonly mayConfirm: boolean
}

const rank: readonly ToDecide['kind'][] = ['end', 'lone', 'correction', 'check']
const endless: readonly ActivityFlag[] = ['forgotten', 'closedByStart']

/** What of flagged work is to be decided: missing ends first, then what is asked for, each newest first. What still goes on is not judged. */
export function decisionsOf(entries: readonly ActivityEntry[]): readonly ToDecide[] {
  return entries
    .filter(
      ({ state, flags, isLone }) => isLone || (flags.length > 0 && (state === 'ended' || flags.includes('forgotten'))),
    )
    .map((entry): ToDecide => {
      const correction = entry.corrections.findLast(({ isApproved }) => isApproved === null) ?? null
      const isEndless = entry.flags.some(flag => endless.includes(flag))
      if (entry.isLone) return { entry, kind: 'lone', correction: null, mayConfirm: false }
      const mayConfirm = entry.state === 'ended' && !correction && !entry.flags.includes('overlap')
      return { entry, kind: correction ? 'correction' : isEndless ? 'end' : 'check', correction, mayConfirm }
    })
    .toSorted(
      (one, other) =>
        rank.indexOf(one.kind) - rank.indexOf(other.kind) || when(other.entry).localeCompare(when(one.entry)),
    )
}

const when = ({ startedAt, endedAt }: ActivityEntry): string => startedAt ?? endedAt ?? ''
