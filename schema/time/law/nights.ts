import { addDays, instantAt } from '../../base/zonedTime.ts'
import { findingBy } from './finding.ts'
import type { Evaluate } from './roster.ts'
import { nightsText } from './texts.ts'
import { datesOf, minutesWithin, type Stretch } from './work.ts'

/** Clock times between which it is night: local minutes since midnight, `to` on the next morning. */
interface Night {
  readonly from: number
  readonly to: number
}

/** Whole minutes of the stretches that lie in nights of the zone. */
export function nightMinutes(stretches: readonly Stretch[], { from, to }: Night, zone: string): number {
  const evenings = new Set(datesOf(stretches, zone).flatMap(date => [addDays(date, -1), date]))
  return [...evenings].reduce(
    (sum, date) => sum + minutesWithin(stretches, instantAt(date, from, zone), instantAt(addDays(date, 1), to, zone)),
    0,
  )
}

/** The night of a calendar year from which on something follows. */
export const nightsOfYear: Evaluate = ({ days, rows, circumstances }) => {
  const counts = new Map<string, number>()
  return days.flatMap(({ date, worked }) =>
    rows('nights', date).flatMap(row => {
      const { least, count, follows } = row.values
      if (nightMinutes(worked, row.values, circumstances.zone) < least) return []
      const year = date.slice(0, 4)
      const is = (counts.get(year) ?? 0) + 1
      counts.set(year, is)
      return is === count ? [findingBy('nights', row, { date, is, limit: count, text: nightsText(is, follows) })] : []
    }),
  )
}
