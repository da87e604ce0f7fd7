import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { DAY, dayOf, HOUR } from '../../../schema/base/zonedTime.ts'
import type { StatisticFrame } from '../../../schema/statistics/answers.ts'
import type { Bucket } from '../../../schema/statistics/buckets.ts'
import type { SeriesPoint } from './chart/seriesPoint.ts'

/** A value that begins at `t` (ISO 8601 with its offset). */
export interface Told {
  readonly t: string
  readonly value: number
}

/** A series beside what it is compared with, by how far each is into its period. What has not begun at `now` (epoch ms) has no value. */
export function pointsOf(
  series: readonly Told[],
  compared: readonly Told[] | null,
  { unit, provisional }: Pick<StatisticFrame, 'unit' | 'provisional'>,
  now: number,
): readonly SeriesPoint[] {
  const former = compared && besideOf(series, compared)
  return series.map(({ t, value }, at) => {
    const begins = Date.parse(t)
    const next = series[at + 1]
    const ends = next ? Date.parse(next.t) : endOf(begins, t, unit)
    return {
      ...labelOf(t, unit),
      value: begins > now ? null : value,
      before: former?.[at] ?? null,
      // What ended before today is over, however long its last bucket would have been.
      isRunning: provisional && begins <= now && now < ends,
    }
  })
}

/**
 * What each bucket of a series is compared with. Both are of as many days, but the clock may be set within one of them, and weeks
 * begin where they do: each bucket of the other period goes to the nearest one, so that none is left out of the sum.
 */
function besideOf(series: readonly Told[], compared: readonly Told[]): readonly (number | null)[] {
  const [starts, others] = [placesOf(series), placesOf(compared)]
  const end = others.at(-1) ?? Number.NEGATIVE_INFINITY
  const sums: (number | null)[] = starts.map(start => (start <= end ? 0 : null))
  for (const [index, place] of others.entries()) {
    const distances = starts.map(start => Math.abs(start - place))
    const at = distances.indexOf(Math.min(...distances))
    if (at >= 0) sums[at] = (sums[at] ?? 0) + (compared[index]?.value ?? 0)
  }
  return sums
}

/** How many days into its period each bucket begins, by the clock of its place. */
function placesOf(series: readonly Told[]): readonly number[] {
  const local = series.map(({ t }) => dayOf(t.slice(0, 10)) + Number(t.slice(11, 13)) / 24)
  return local.map(place => place - (local[0] ?? 0))
}

/** How both sides stand by what is over: a bucket that goes on is told of neither. Null where nothing is over yet. */
export function fairTotals(points: readonly SeriesPoint[]): { readonly now: number; readonly before: number } | null {
  const over = points.filter(({ value, before, isRunning }) => value !== null && before !== null && !isRunning)
  if (over.length === 0) return null
  return {
    now: over.reduce((sum, { value }) => sum + (value ?? 0), 0),
    before: over.reduce((sum, { before }) => sum + (before ?? 0), 0),
  }
}

/** When the last bucket ends (epoch ms), as nearly as has to be known of what may go on. */
function endOf(begins: number, t: string, unit: Bucket): number {
  if (unit === 'hour') return begins + HOUR
  const days = unit === 'day' ? 1 : unit === 'week' ? 7 : 31
  return begins + days * DAY + (t.endsWith('Z') ? 0 : HOUR)
}

/** What a bucket is called below the axis and in full. */
function labelOf(t: string, unit: Bucket): { readonly label: string; readonly title: string } {
  const date = t.slice(0, 10)
  const short = `${date.slice(8)}.${date.slice(5, 7)}.`
  if (unit === 'hour')
    return { label: `${Number(t.slice(11, 13))}\u00a0h`, title: `${short} ${t.slice(11, 16)}\u00a0Uhr` }
  if (unit === 'day')
    return { label: short, title: `${inUtc('statisticsWeekday', { weekday: 'long' }, date)}, ${short}` }
  if (unit === 'month')
    return {
      label: inUtc('statisticsShortMonth', { month: 'short', year: '2-digit' }, date),
      title: inUtc('statisticsMonth', { month: 'long', year: 'numeric' }, date),
    }
  const { week } = isoWeekOf(date)
  return { label: `KW\u00a0${week}`, title: `KW\u00a0${week} (ab ${short}${date.slice(0, 4)})` }
}

const inUtc = (kind: string, options: Intl.DateTimeFormatOptions, date: string): string =>
  dateFormat(kind, 'UTC', options).format(dayOf(date) * DAY)
