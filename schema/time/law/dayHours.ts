import { addDays } from '../../base/zonedTime.ts'
import { findingBy } from './finding.ts'
import { nightMinutes } from './nights.ts'
import type { Evaluate } from './roster.ts'
import { dayText, nightDayText, spanText } from './texts.ts'
import { minutesBetween } from './workDays.ts'

/** Work in a day. */
export const dayHours: Evaluate = ({ days, rows }) =>
  days.flatMap(({ date, minutes, start: from, end: to }) =>
    rows('day', date)
      .filter(({ values }) => minutes > values.most)
      .map(row => {
        const { most: limit, balanceDays } = row.values
        const until = balanceDays === undefined ? {} : { until: addDays(date, balanceDays) }
        return findingBy('day', row, {
          date,
          from,
          to,
          is: minutes,
          limit,
          text: dayText(minutes, row.values),
          ...until,
        })
      }),
  )

/** From the first to the last minute of a day. */
export const spans: Evaluate = ({ days, rows }) =>
  days.flatMap(({ date, start: from, end: to }) => {
    const is = minutesBetween(from, to)
    return rows('span', date)
      .filter(({ values }) => is > values.most)
      .map(row => {
        const limit = row.values.most
        return findingBy('span', row, { date, from, to, is, limit, text: spanText(is, limit) })
      })
  })

/** Days of whoever works at night. */
export const nightDays: Evaluate = ({ days, rows, circumstances }) =>
  days.flatMap(day =>
    rows('night', day.date).flatMap(row => {
      const { over, most, span = Number.POSITIVE_INFINITY, balanceDays } = row.values
      const present = minutesBetween(day.start, day.end)
      const isNight = nightMinutes(day.worked, row.values, circumstances.zone) > over
      if (!isNight || (day.minutes <= most && present <= span)) return []
      const [is, limit] = day.minutes > most ? [day.minutes, most] : [present, span]
      const until = balanceDays === undefined ? {} : { until: addDays(day.date, balanceDays) }
      const text = nightDayText(is, limit, day.minutes > most)
      return [findingBy('night', row, { date: day.date, from: day.start, to: day.end, is, limit, text, ...until })]
    }),
  )
