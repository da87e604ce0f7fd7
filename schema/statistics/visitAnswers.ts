import { HOUR, weekdayOf } from '../base/zonedTime.ts'
import type { Content } from './answers.ts'
import { type Bucket, bucketStart, type Span, zonedIso } from './buckets.ts'
import { groupsOf } from './groups.ts'
import { addCounts, type BranchFlow, type VisitSums } from './visitSums.ts'

/** A local day with what visitors did on it; null where nobody came. */
export interface VisitedDay {
  readonly span: Span
  readonly sums: VisitSums | null
}

/** Rows that are listed. */
const MOST_ROWS = 500
/** Ways that are told one by one. */
const MOST_PATHS = 100
/** Where nothing was sent, and for all further ways. */
const visitTexts = { direct: 'Direkt', unknown: 'Unbekannt', others: 'Andere' } as const

/** Visitors or views over time; visitors are those of each day added up. */
export function visitsOver(
  days: readonly VisitedDay[],
  unit: Bucket,
  zone: string,
  { whole, hourly }: { readonly whole: 'visitors' | 'views'; readonly hourly: 'visitorsBy' | 'viewsBy' },
): Content<'page-views'> {
  const total = sumOf(days.map(({ sums }) => sums?.[whole] ?? 0))
  if (unit === 'hour') {
    const series = days.flatMap(({ span, sums }) => {
      const hours = Array.from({ length: Math.ceil((span.to - span.from) / HOUR) }, (_, hour) => hour)
      return hours.map(hour => ({ t: zonedIso(span.from + hour * HOUR, zone), value: sums?.[hourly][hour] ?? 0 }))
    })
    return { total, series }
  }
  const begin = days[0]?.span.from ?? 0
  const buckets = groupsOf(days, ({ span }) => bucketStart(span.from, unit, zone, begin))
  const series = [...buckets].map(([start, parts]) => ({
    t: zonedIso(start, zone),
    value: sumOf(parts.map(({ sums }) => sums?.[whole] ?? 0)),
  }))
  return { total, series }
}

/** Pages by how often they were seen; `total` are all views. */
export function pagesOver(days: readonly VisitedDay[]): Content<'pages'> {
  const pages = days.flatMap(({ sums }) => Object.entries(sums?.pages ?? {}))
  const rows = [...groupsOf(pages, ([key]) => key)].map(([key, parts]) => ({
    key,
    views: sumOf(parts.map(([, { views }]) => views)),
    visitors: sumOf(parts.map(([, { visitors }]) => visitors)),
    entries: sumOf(parts.map(([, { entries }]) => entries)),
    exits: sumOf(parts.map(([, { exits }]) => exits)),
  }))
  const most = rows.toSorted((one, other) => other.views - one.views || byKey(one, other))
  return { total: sumOf(rows.map(({ views }) => views)), rows: most.slice(0, MOST_ROWS) }
}

/** What visitors did, by `category/action`. */
export function eventsOver(days: readonly VisitedDay[]): Content<'events'> {
  const events = days.flatMap(({ sums }) => Object.entries(sums?.events ?? {}))
  const rows = [...groupsOf(events, ([key]) => key)].map(([key, parts]) => ({
    key,
    count: sumOf(parts.map(([, { count }]) => count)),
    visitors: sumOf(parts.map(([, { visitors }]) => visitors)),
  }))
  const most = rows.toSorted((one, other) => other.count - one.count || byKey(one, other))
  return { total: sumOf(rows.map(({ count }) => count)), rows: most.slice(0, MOST_ROWS) }
}

/** Visitors by what they came with; `total` are all visitors. */
export function sharesOver(
  days: readonly VisitedDay[],
  of: 'screens' | 'ratios' | 'schemes' | 'referrers' | 'browsers' | 'systems',
): Content<'browsers'> {
  const total = sumOf(days.map(({ sums }) => sums?.visitors ?? 0))
  const counts = addCounts(days.map(({ sums }) => sums?.[of] ?? {}))
  const rows = Object.entries(counts).map(([key, visitors]) => ({
    key: key || (of === 'referrers' ? visitTexts.direct : visitTexts.unknown),
    visitors,
    share: visitors / total,
  }))
  const most = rows.toSorted((one, other) => other.visitors - one.visitors || byKey(one, other))
  return { total, rows: most.slice(0, MOST_ROWS) }
}

/** When visitors come, Monday first. */
export function visitTimesOf(days: readonly VisitedDay[], zone: string): Content<'visitor-times'> {
  const byWeekday = groupsOf(days, ({ span }) => weekdayOf(zonedIso(span.from, zone).slice(0, 10)) - 1)
  const matrix = Array.from({ length: 7 }, (_, weekday) => {
    const same = byWeekday.get(weekday) ?? []
    return Array.from({ length: 24 }, (__, hour) => sumOf(same.map(({ sums }) => sums?.byHour[hour] ?? 0)))
  })
  return { total: sumOf(days.map(({ sums }) => sums?.visitors ?? 0)), matrix }
}

/** The ways visitors take; those that are rare as one. `total` are all visits. */
export function flowOver(flows: readonly Pick<BranchFlow, 'paths'>[]): Content<'event-flow'> {
  const counts = Object.entries(addCounts(flows.map(({ paths }) => paths)))
  const most = counts.toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  const rest = sumOf(most.slice(MOST_PATHS).map(([, visits]) => visits))
  const paths = most.slice(0, MOST_PATHS).map(([steps, visits]) => ({ steps: steps.split('\n'), visits }))
  if (rest > 0) paths.push({ steps: [visitTexts.others], visits: rest })
  const steps = paths.flatMap(path =>
    path.steps.map((key, step) => ({ id: `${step}:${key}`, step, key, visits: path.visits })),
  )
  const ways = paths.flatMap(path =>
    path.steps.slice(1).map((key, step) => ({
      source: `${step}:${path.steps[step]}`,
      target: `${step + 1}:${key}`,
      visits: path.visits,
    })),
  )
  const nodes = [...groupsOf(steps, ({ id }) => id).values()].flatMap(same =>
    same.slice(0, 1).map(node => ({ ...node, visits: sumOf(same.map(({ visits }) => visits)) })),
  )
  const links = [...groupsOf(ways, ({ source, target }) => `${source}\n${target}`).values()].flatMap(same =>
    same.slice(0, 1).map(link => ({ ...link, visits: sumOf(same.map(({ visits }) => visits)) })),
  )
  return { total: sumOf(counts.map(([, visits]) => visits)), nodes, links, paths }
}

const byKey = (one: { readonly key: string }, other: { readonly key: string }): number => (one.key < other.key ? -1 : 1)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
