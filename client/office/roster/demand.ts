import type { ExpectedDay } from '../../../schema/ordering/expected.ts'
import type { ShiftTimes } from '../../../schema/time/shiftText.ts'

/** Which hours are drawn, and what is the most in any of them. */
export interface HourSpan {
  /** First hour, and the one after the last. */
  readonly first: number
  readonly last: number
  readonly mostOrders: number
  readonly mostStaff: number
}

interface Placed extends ShiftTimes {
  /** YYYY-MM-DD */
  readonly date: string
  readonly user: number | null
}

const DAY_MINUTES = 1440

/** How many people are planned in the middle of each hour of these dates; open shifts are nobody's yet, nights reach into the next day. */
export function staffByHour(
  shifts: readonly Placed[],
  dates: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const staff = new Map(dates.map(date => [date, Array.from({ length: 24 }, () => 0)]))
  for (const { date, user, from, to } of shifts) {
    if (user === null) continue
    const day = dates.indexOf(date)
    const end = Math.min(to, 2 * DAY_MINUTES)
    for (let minute = firstMiddle(from); minute < end; minute += 60) {
      const hours = staff.get(dates[day + Math.floor(minute / DAY_MINUTES)] ?? '')
      const hour = Math.floor((minute % DAY_MINUTES) / 60)
      if (hours) hours[hour] = (hours[hour] ?? 0) + 1
    }
  }
  return staff
}

/** The middle of an hour at or after a minute. */
const firstMiddle = (from: number): number => Math.max(0, Math.ceil((from - 30) / 60)) * 60 + 30

/** The hours of a week in which something is expected or somebody planned; a usual day where there are none. */
export function hourSpan(
  expected: readonly Pick<ExpectedDay, 'hours'>[],
  staff: ReadonlyMap<string, readonly number[]>,
): HourSpan {
  const orders = expected.map(({ hours }) => hours)
  const busy = Array.from({ length: 24 }, (_, hour) => hour).filter(hour =>
    [...orders, ...staff.values()].some(hours => (hours[hour] ?? 0) > 0),
  )
  const [first = 6] = busy
  return {
    first,
    last: (busy.at(-1) ?? 21) + 1,
    mostOrders: Math.max(0, ...orders.flat()),
    mostStaff: Math.max(0, ...[...staff.values()].flat()),
  }
}
