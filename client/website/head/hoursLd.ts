import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { type Hours, hoursOn } from '../../../schema/base/openingHours.ts'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'

interface OpeningLd {
  readonly '@type': 'OpeningHoursSpecification'
  readonly dayOfWeek?: readonly string[]
  readonly opens: string
  readonly closes: string
  readonly validFrom?: string
  readonly validThrough?: string
}

type Rules = readonly OpeningHoursRule[]
const WHOLE_DAY = 1440
const MAX_SPECIAL_DAYS = 60
const MAX_DAYS_AHEAD = 366
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The usual hours of the ISO week an instant (epoch ms) lies in: days with the same range stand together. */
export function openingHoursLd(rules: Rules, at: number, zone: string): OpeningLd[] {
  const usual = rules.filter(({ type }) => type !== 'once')
  const { date, weekday } = localTime(at, zone)
  const groups = new Map<string, { days: string[]; range: Range }>()
  for (const [index, name] of weekdays.entries())
    for (const range of rangesOn(usual, addDays(date, index + 1 - weekday))) {
      const shifted = weekdays[(index + range.daysLater) % 7] ?? name
      const key = `${range.opens}-${range.closes}`
      const group = groups.get(key) ?? { days: [], range }
      group.days.push(shifted)
      groups.set(key, group)
    }
  return [...groups.values()].map(({ days, range: { opens, closes } }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))
}

/** Dates of the coming year whose hours are not those of their weekday; closed all day is 00:00 to 00:00. */
export function specialHoursLd(rules: Rules, at: number, zone: string): OpeningLd[] {
  const usual = rules.filter(({ type }) => type !== 'once')
  const today = localTime(at, zone).date
  const last = addDays(today, MAX_DAYS_AHEAD)
  const dates = rules.flatMap(({ type, date }) =>
    type === 'once' && date && date >= today && date <= last ? [date] : [],
  )
  return [...new Set(dates)]
    .toSorted()
    .slice(0, MAX_SPECIAL_DAYS)
    .flatMap(date => {
      const ranges = rangesOn(rules, date)
      if (JSON.stringify(ranges) === JSON.stringify(rangesOn(usual, date))) return []
      return (ranges.length > 0 ? ranges : [closed]).map(({ opens, closes, daysLater }): OpeningLd => {
        const day = addDays(date, daysLater)
        return { '@type': 'OpeningHoursSpecification', opens, closes, validFrom: day, validThrough: day }
      })
    })
}

interface Range {
  readonly opens: string
  readonly closes: string
  /** 1 where a rule names 24:00 as its beginning. */
  readonly daysLater: 0 | 1
}
const closed: Range = { opens: '00:00', closes: '00:00', daysLater: 0 }

const rangesOn = (rules: Rules, date: string): Range[] => hoursOn(rules, date).map(rangeOf)

/** An end before the beginning is read as the next day's; around the clock is until a minute before it begins. */
function rangeOf({ from, to }: Hours): Range {
  const end = to - from >= WHOLE_DAY ? from + WHOLE_DAY - 1 : to
  return { opens: clock(from), closes: clock(end), daysLater: from >= WHOLE_DAY ? 1 : 0 }
}

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % WHOLE_DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
