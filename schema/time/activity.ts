import { HOUR } from '../base/zonedTime.ts'
import type { Break, ClockSource, CorrectedTimes, Correction, Decision } from './clockEvent.ts'

/** Longer than this (ms) nobody works in a row: an `end` was forgotten. */
export const FORGOTTEN_MS = 16 * HOUR

export type ActivityState = 'running' | 'paused' | 'ended'

/** What somebody has to look at. */
export type ActivityFlag =
  /** The device's clock was wrong, or was set in between. */
  | 'skew'
  | 'unsure'
  /** Some of it came from somebody's own device long after it is said to have been: only they know when it was. */
  | 'sentLater'
  /** Its end is missing: it counts up to the next beginning, and no longer than anybody works. */
  | 'closedByStart'
  | 'doubleEnd'
  | 'forgotten'
  /** Its end was forgotten, and its person said afterwards when it was. */
  | 'said'
  /** It lies over other work; no minute counts twice. */
  | 'overlap'
  /** Some of it came after the month, or what it was corrected to, had been approved. */
  | 'late'
  /** All of it came after its month had been approved: it counts once somebody says it was so, or opens the month again. */
  | 'uncounted'
  /** Written down or changed afterwards, and nobody has decided yet. */
  | 'corrected'

/** Work from a start to an end, with its breaks: always reckoned from the events, never stored by itself. */
export interface Activity {
  /** The `uid` of its start. */
  readonly uid: string
  readonly state: ActivityState
  /** Epoch ms. */
  readonly startedAt: number
  readonly endedAt: number | null
  readonly breaks: readonly Break<number | null>[]
  readonly branch: number | null
  readonly project: number | null
  readonly task: number | null
  readonly source: ClockSource
  readonly flags: readonly ActivityFlag[]
  /** What was changed afterwards, oldest first; the last that was not refused counts. */
  readonly corrections: readonly JudgedCorrection[]
}

/** Times of work, of which the end may be open. */
export interface OpenTimes extends Omit<CorrectedTimes, 'endedAt' | 'breaks'> {
  readonly endedAt: number | null
  readonly breaks: readonly Break<number | null>[]
}

export interface JudgedCorrection extends Correction {
  /** Null as long as nobody has decided. */
  readonly isApproved: boolean | null
  readonly decision: Decision | null
}

/** Something that was clocked and belongs to no work: kept, and told to whoever looks at the day. */
export interface LoneEvent {
  readonly uid: string
  readonly kind: 'pause' | 'resume' | 'end'
  /** Epoch ms. */
  readonly at: number
  readonly branch: number | null
  readonly source: ClockSource
}
