import { addDays, instantAt, localTime, MINUTE } from '../base/zonedTime.ts'

/** What orders of a stretch of time came to, less what was given back of them. */
interface Takings {
  readonly orders: number
  /** Cents. */
  readonly gross: number
}

/** What a day has brought so far, beside the same weekday before it until the same time of day. */
export interface Revenue {
  readonly currency: string
  readonly today: Takings
  /** Of it what is completed. */
  readonly done: Takings
  readonly lastWeek: Takings
}

/** From the first epoch ms to before the second. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Today until `now` (epoch ms) by the clock of a zone, and the same weekday a week before until the same time of day. */
export function sameHours(now: number, zone: string): { readonly today: Span; readonly lastWeek: Span } {
  const { date, minutes } = localTime(now, zone)
  const before = addDays(date, -7)
  return {
    today: { from: instantAt(date, 0, zone), to: now + 1 },
    lastWeek: { from: instantAt(before, 0, zone), to: instantAt(before, minutes, zone) + MINUTE },
  }
}

/** Several takings as one. */
export const sumOf = (takings: readonly Takings[]): Takings => ({
  orders: takings.reduce((sum, { orders }) => sum + orders, 0),
  gross: takings.reduce((sum, { gross }) => sum + gross, 0),
})

/** By how many percent it is more or less than before; null where there is nothing to compare with. */
export const changeInPercent = (now: Takings, before: Takings): number | null =>
  before.gross <= 0 ? null : Math.round(((now.gross - before.gross) / before.gross) * 100)
