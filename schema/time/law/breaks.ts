import { findingBy } from './finding.ts'
import type { Evaluate } from './roster.ts'
import type { Values } from './rows.ts'
import { breakText } from './texts.ts'
import { minutesBetween, type WorkDay } from './workDays.ts'

/** What a day lacks of breaks, in minutes. */
interface MissingBreak {
  /** What counts of the breaks that were taken, and all of them. */
  readonly counted: number
  readonly taken: number
  readonly least: number
  /** Shortest part that counts. */
  readonly part: number
}

/** What a day of work lacks of breaks; undefined if it lacks nothing. */
export function missingBreak(day: WorkDay, { tiers }: Values['break']): MissingBreak | undefined {
  const lengths = day.breaks.map(({ start, end }) => minutesBetween(start, end))
  const sum = (some: readonly number[]) => some.reduce((all, length) => all + length, 0)
  return tiers
    .filter(({ over }) => day.minutes > over)
    .toSorted((a, b) => b.over - a.over)
    .map(({ least, part }) => ({
      counted: sum(lengths.filter(length => length >= part)),
      taken: sum(lengths),
      least,
      part,
    }))
    .find(({ counted, least }) => counted < least)
}

/** Breaks that are too short or too divided. */
export const breaks: Evaluate = ({ days, rows }) =>
  days.flatMap(day =>
    rows('break', day.date).flatMap(row => {
      const missing = missingBreak(day, row.values)
      if (!missing) return []
      const { counted, least } = missing
      const text = breakText({ ...missing, worked: day.minutes })
      return [
        findingBy('break', row, { date: day.date, from: day.start, to: day.end, is: counted, limit: least, text }),
      ]
    }),
  )
