import { MINUTE } from '../../base/zonedTime.ts'
import { findingBy } from './finding.ts'
import type { Evaluate } from './roster.ts'
import type { Values } from './rows.ts'
import { breakPlaceText, stretchText } from './texts.ts'
import type { Stretch } from './work.ts'
import { minutesBetween, type WorkDay } from './workDays.ts'

/** What of a day lies between breaks that count and is longer than the law lets people work in a row. */
export function tooLongStretches(day: WorkDay, { most, part, besideBreaks }: Values['stretch']): Stretch[] {
  const counting = day.breaks.filter(({ start, end }) => minutesBetween(start, end) >= part)
  if (besideBreaks && counting.length === 0) return []
  const starts = [day.start, ...counting.map(({ end }) => end)]
  return starts
    .map((start, at) => ({ start, end: counting[at]?.start ?? day.end }))
    .filter(({ start, end }) => minutesBetween(start, end) > most)
}

/** Work in a row that is too long. */
export const stretches: Evaluate = ({ days, rows }) =>
  days.flatMap(day =>
    rows('stretch', day.date).flatMap(row =>
      tooLongStretches(day, row.values).map(({ start: from, end: to }) => {
        const [is, limit] = [minutesBetween(from, to), row.values.most]
        return findingBy('stretch', row, { date: day.date, from, to, is, limit, text: stretchText(is, limit) })
      }),
    ),
  )

/** Breaks right at the beginning or the end of a day. */
export const breakPlaces: Evaluate = ({ days, rows }) =>
  days.flatMap(day =>
    rows('breakPlace', day.date).flatMap(row => {
      const edge = row.values.edge * MINUTE
      const misplaced = day.breaks.filter(({ start, end }) => start < day.start + edge || end > day.end - edge)
      return misplaced.map(({ start: from, end: to }) =>
        findingBy('breakPlace', row, { date: day.date, from, to, text: breakPlaceText(row.values.edge) }),
      )
    }),
  )
