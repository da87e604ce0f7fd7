import { dateOf, dayOf, weekdayOfDay } from '../base/zonedTime.ts'
import { easterOf } from './easter.ts'
import { feasts } from './feasts.ts'
import { isRegion } from './regions.ts'

/** A day that is a public holiday by law; Sundays are none by themselves. */
interface Holiday {
  /** YYYY-MM-DD */
  readonly date: string
  /** As it is called there. */
  readonly name: string
  /** Local minutes since midnight from which it is free, where only its afternoon is. */
  readonly from?: number
}

/**
 * Public holidays of a region (a code of `regions`) in a year, in the order of the calendar. A country alone has those that
 * hold everywhere in it. Throws RangeError for a region that is not known.
 */
export function holidaysOf(region: string, year: number): readonly Holiday[] {
  const key = `${region} ${year}`
  const known = remembered.get(key)
  if (known) return known
  if (!isRegion(region)) throw new RangeError(`Unknown region ${region}`)
  const holidays = feasts
    .filter(({ where, since = year, until = year }) => since <= year && year <= until && isWithin(region, where))
    .flatMap(({ day, name, from }) => {
      const at = feastDay(day, year)
      return at === undefined ? [] : [{ date: dateOf(at), name, ...(from === undefined ? {} : { from }) }]
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, holidays)
  return holidays
}

/** The holiday a local date YYYY-MM-DD is in a region; undefined on all other days. Throws RangeError for an unknown region. */
export function holidayOn(region: string, date: string): Holiday | undefined {
  return holidaysOf(region, Number(date.slice(0, 4))).find(holiday => holiday.date === date)
}

/** A roster asks for the same years over and over. */
const remembered = new Map<string, readonly Holiday[]>()
const MOST_REMEMBERED = 200

const isWithin = (region: string, where: string): boolean =>
  where.split(' ').some(code => region === code || region.startsWith(`${code}-`))

/** The day number a feast falls on; undefined in years without it. */
function feastDay(day: (typeof feasts)[number]['day'], year: number): number | undefined {
  const on = (monthDay: string) => dayOf(`${String(year).padStart(4, '0')}-${monthDay}`)
  const easter = easterOf(year)
  if (typeof day === 'number') return easter + day
  if (typeof day === 'string') return on(day)
  if ('only' in day) return day.only.includes(weekdayOfDay(on(day.on))) ? on(day.on) : undefined
  const from = on(day.from)
  const first = from + ((day.first - weekdayOfDay(from) + 7) % 7)
  return day.notInHolyWeek && first >= easter - 7 && first < easter ? first + 7 : first
}
