import { MINUTE } from '../base/zonedTime.ts'
import type { Activity } from '../time/activity.ts'
import type { Finding } from '../time/law/finding.ts'
import type { MonthState } from '../time/monthStates.ts'
import { workedStretches, workedWithin } from '../time/workedTime.ts'
import type { Span } from './buckets.ts'

/** How somebody's working time stands from one local day to another, both included; whole minutes. */
export interface UserProfile {
  readonly user: number
  readonly timezone: string
  readonly from: string
  readonly to: string
  readonly provisional: boolean
  readonly target: number
  readonly worked: number
  /** Absences and holidays that count as worked. */
  readonly credit: number
  readonly break: number
  /** At the end of the day before, and of the last day. */
  readonly balanceStart: number
  readonly balanceEnd: number
  /** Null for somebody without a contract. */
  readonly vacation: ProfileVacation | null
  /** What the law says against it. */
  readonly violations: readonly Finding[]
}

/** Working days of the leave year of the last day. */
interface ProfileVacation {
  readonly entitled: number
  readonly taken: number
  readonly planned: number
  readonly left: number
  /** The next local date after which some of it is gone. */
  readonly lapsesAt: string | null
}

/** Somebody's work within a stretch of time. */
export interface ProfileActivities {
  readonly user: number
  readonly timezone: string
  /** Instants; the end is not part of it. */
  readonly from: string
  readonly to: string
  /** Minutes. */
  readonly total: number
  readonly rows: readonly ProfileActivity[]
}

interface ProfileActivity {
  readonly startedAt: string
  /** Null while it goes on. */
  readonly endedAt: string | null
  readonly breaks: readonly { readonly from: string; readonly to: string | null }[]
  readonly minutes: number
  readonly project: number | null
  readonly task: number | null
  readonly source: Activity['source']
  /** How the month stands that it began in. */
  readonly approval: MonthState
}

/** Work as far as it lies in a stretch of time, with its breaks; what goes on counts up to `now` (epoch ms). */
export function cutWork(
  activities: readonly Activity[],
  { from, to }: Span,
  { now, approvalOf }: { readonly now: number; readonly approvalOf: (activity: Activity) => MonthState },
): readonly ProfileActivity[] {
  const iso = (at: number): string => new Date(at).toISOString()
  const until = (end: number | null): number => end ?? Math.max(now, from)
  const touches = (begin: number, end: number | null) => begin < to && until(end) > from
  const cut = (end: number | null) => (end === null && now < to ? null : iso(Math.min(until(end), to)))
  return activities
    .filter(({ startedAt, endedAt }) => touches(startedAt, endedAt))
    .map(activity => ({
      startedAt: iso(Math.max(activity.startedAt, from)),
      endedAt: cut(activity.endedAt),
      breaks: activity.breaks
        .filter(pause => touches(pause.from, pause.to))
        .map(pause => ({ from: iso(Math.max(pause.from, from)), to: cut(pause.to) })),
      minutes: Math.floor(workedWithin(workedStretches([activity], now), { from, to }) / MINUTE),
      project: activity.project,
      task: activity.task,
      source: activity.source,
      approval: approvalOf(activity),
    }))
}
