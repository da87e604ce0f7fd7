import { addDays, dateOf, dayAt, instantAt, weekdayOf } from '../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../schema/time/activity.ts'
import { workedStretches, workedWithin } from '../../../schema/time/workedTime.ts'

/** Milliseconds somebody has worked today and this week (from Monday on) in a zone, up to `now` (epoch ms). */
export function ownHours(
  activities: readonly Activity[],
  now: number,
  zone: string,
): { readonly today: number; readonly week: number } {
  const today = dateOf(dayAt(now, zone))
  const monday = addDays(today, 1 - weekdayOf(today))
  const worked = workedStretches(activities, now)
  const since = (date: string) => workedWithin(worked, { from: instantAt(date, 0, zone), to: now })
  return { today: since(today), week: since(monday) }
}
