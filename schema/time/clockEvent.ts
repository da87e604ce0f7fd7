import { MINUTE } from '../base/zonedTime.ts'

/** What somebody does at the clock. */
export const clockKinds = ['start', 'pause', 'resume', 'end'] as const
export type ClockKind = (typeof clockKinds)[number]

/** Where something was clocked; what nobody clocked was written down in the office. */
export type ClockSource = 'terminal' | 'phone' | 'office'

/** More than this (ms) between a device's clock and the server's, and somebody looks at what was clocked there. */
export const SKEW_MS = 2 * MINUTE

/** Longer (ms) on its way from somebody's own device, and somebody looks at it: as long again as its clock may be wrong unnoticed. */
export const LATE_MS = 2 * SKEW_MS

/** Something that was clocked, as it is kept: never changed afterwards and never removed. */
export interface ClockEvent {
  /** Made by the device: the same deed sent twice is one event. */
  readonly uid: string
  readonly kind: ClockKind
  /** When it was (epoch ms): by the device's clock, set right by `offset` where that was wrong. */
  readonly at: number
  /** How far (ms) the server's clock was ahead of the device's; less than `SKEW_MS` counts as nothing. */
  readonly offset: number
  /** The device cannot tell how its clock went between the event and the moment it was sent. */
  readonly isClockUnsure: boolean
  readonly receivedAt: number
  readonly source: ClockSource
  /** Where it was clocked; null on somebody's own device. */
  readonly branch: number | null
  readonly project: number | null
  readonly task: number | null
  /** An end that nobody clocked: when they went its person said afterwards, which is its `at`. */
  readonly isSaid?: true
}

/** How an activity was in truth, as somebody wrote down afterwards: kept beside what was clocked, never in its place. */
export interface Correction {
  readonly kind: 'correct'
  readonly uid: string
  /** The `start` it corrects; its own uid where nothing had been clocked. */
  readonly activity: string
  /** Null where there was no work at all. */
  readonly to: CorrectedTimes | null
  readonly reason: string
  /** Who wrote it (a person's id) and when (epoch ms). */
  readonly author: number
  readonly at: number
  /** Written by somebody who may decide: nobody has to look at it. */
  readonly isDecided: boolean
}

/** What somebody who may decide says of a correction; refused, it counts as it was clocked. */
export interface Decision {
  readonly kind: 'decide'
  readonly uid: string
  readonly correction: string
  readonly isApproved: boolean
  /** Who decided; whoever asked for it takes it back by deciding against it. */
  readonly author: number
  readonly at: number
  /** What they say to whoever asked. */
  readonly answer?: string
}

/** Instants are epoch ms. */
export interface CorrectedTimes {
  readonly startedAt: number
  readonly endedAt: number
  readonly breaks: readonly Break[]
  readonly project: number | null
  readonly task: number | null
}

/** A pause with its beginning and end (epoch ms); the end is null while it lasts. */
export interface Break<To extends number | null = number> {
  readonly from: number
  readonly to: To
}

/** What is done about a month. */
export const monthSteps = ['submit', 'approve', 'reopen'] as const
export type MonthStep = (typeof monthSteps)[number]

/** A step of somebody's month, as it is kept beside what was clocked in it: never changed and never removed. */
export interface MonthEvent {
  readonly kind: 'month'
  readonly uid: string
  /** YYYY-MM in the zone of the business. */
  readonly month: string
  /** Its first instant and the first after it (epoch ms). */
  readonly from: number
  readonly to: number
  readonly step: MonthStep
  /** Why; empty where nobody has to say. */
  readonly reason: string
  /** Who did it (a person's id) and when (epoch ms). */
  readonly author: number
  readonly at: number
}

/** That somebody was told of vacation they have not taken, and when it lapses otherwise: kept as it was said. */
export interface VacationWarning {
  readonly kind: 'warn'
  readonly uid: string
  /** Last local date of the leave year the vacation is of. */
  readonly year: string
  /** Working days that were open, and the last local date on which they can be taken. */
  readonly days: number
  readonly lapsesOn: string
  /** Local date on which it was told: by a message of ours, or by hand before it was written down here. */
  readonly on: string
  readonly way: 'message' | 'hand'
  readonly text: string
  /** Who warned (a person's id), and when that was written down (epoch ms). */
  readonly author: number
  readonly at: number
}

/** Why vacation of a German leave year can still be taken after it (BUrlG § 7, § 5). */
export type CarryReason = 'operations' | 'sick' | 'entryPartAsked'

/** What is done about a year of somebody's working time. */
export const yearSteps = ['close', 'reopen'] as const
export type YearStep = (typeof yearSteps)[number]

/** A year that was closed with its figures as they were then, or opened again: kept beside what was clocked. */
export interface YearEvent {
  readonly kind: 'year'
  readonly uid: string
  /** Calendar year. */
  readonly year: number
  readonly step: YearStep
  /** Null where it is opened again. */
  readonly figures: YearFigures | null
  readonly because: CarryReason | null
  /** Why it was opened again; else empty. */
  readonly reason: string
  readonly author: number
  readonly at: number
}

/** What a year of working time comes to at its end; whole minutes. */
export interface YearFigures {
  /** At the end of 31 December; the other three together. */
  readonly balanceMinutes: number
  readonly carriedMinutes: number
  readonly paidMinutes: number
  readonly droppedMinutes: number
  /** Null for somebody without a contract. */
  readonly vacation: YearVacation | null
}

/** Vacation at the end of a year, in working days. */
export interface YearVacation {
  readonly entitled: number
  readonly brought: number
  /** What was paid out to who left; missing where nothing was. */
  readonly paidOut?: number
  readonly taken: number
  readonly left: number
  /** What goes on into the next year, and what is gone after 31 December. */
  readonly carried: number
  readonly lapsed: number
  /** What of the rest is known to lapse, by the last local date on which it can be taken. */
  readonly lapses: readonly { readonly on: string; readonly days: number }[]
}

/** Minutes that a closed year took out of a balance, on a local date. */
export interface Settlement {
  readonly date: string
  readonly paidMinutes: number
  readonly droppedMinutes: number
}

/** Everything somebody's working time follows from. */
export type TimeEvent = ClockEvent | Correction | Decision | MonthEvent | VacationWarning | YearEvent
