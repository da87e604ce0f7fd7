import { HOUR } from '../base/zonedTime.ts'
import { type Span, weekHour } from './buckets.ts'
import { groupsOf } from './groups.ts'
import { seenOnce, type VisitFact, visitsIn } from './visitFacts.ts'

type Counts = Readonly<Record<string, number>>

/**
 * What visitors of one local day come to. A visitor has another name every day, so the sums of days are the sums of any
 * period. Only who saw a page is a visitor.
 */
export interface VisitSums {
  readonly visitors: number
  readonly views: number
  /** Visitors and views by whole hours since the day began: 23, 24 or 25 of them. */
  readonly visitorsBy: readonly number[]
  readonly viewsBy: readonly number[]
  /** Visitors by the hour of the local clock, 0 to 23. */
  readonly byHour: readonly number[]
  readonly pages: Readonly<Record<string, PageSums>>
  readonly events: Readonly<Record<string, EventSums>>
  /** Visitors by what they came with; the first of a day counts. */
  readonly screens: Counts
  readonly ratios: Counts
  readonly schemes: Counts
  readonly referrers: Counts
  readonly browsers: Counts
  readonly systems: Counts
}

interface PageSums {
  readonly views: number
  readonly visitors: number
  readonly entries: number
  readonly exits: number
}

interface EventSums {
  readonly count: number
  readonly visitors: number
}

/** The sums of a day; 0 is the branch of all that was seen. */
export interface BranchVisits {
  readonly branch: number
  readonly sums: VisitSums
}

/** How often each way through the pages was taken: its steps, a line each. */
export interface BranchFlow {
  readonly branch: number
  readonly paths: Counts
}

/** Steps of a visit that are told. */
const MOST_STEPS = 7

/** What came to pass on a day, in all and by branch. */
export function visitDay(events: readonly VisitFact[], day: Span, zone: string) {
  const counted = placed(seenOnce(events))
  const branches = [0, ...new Set(counted.map(({ branch }) => branch).filter(branch => branch !== 0))]
  const arrivals = arrivalsOf(counted)
  const parts = branches.map(branch => {
    const own = branch === 0 ? counted : counted.filter(each => each.branch === branch)
    return { branch, sums: sumsOf(own, arrivals, day, zone), paths: pathsOf(own) }
  })
  return {
    sums: parts.map(({ branch, sums }): BranchVisits => ({ branch, sums })),
    flows: parts.map(({ branch, paths }): BranchFlow => ({ branch, paths })),
  }
}

/** What is done belongs to the branch whose page was seen last, where it does not say so itself. */
function placed(events: readonly VisitFact[]): VisitFact[] {
  const last = new Map<string, number>()
  return events.map(event => {
    if (event.kind === 'view' || event.branch !== 0) last.set(event.visitor, event.branch)
    return event.kind === 'event' && event.branch === 0 ? { ...event, branch: last.get(event.visitor) ?? 0 } : event
  })
}

type Arrival = Pick<VisitFact, 'screen' | 'pixelRatio' | 'scheme' | 'referrer' | 'browser' | 'system'>

/** What each visitor came with first. */
function arrivalsOf(events: readonly VisitFact[]): ReadonlyMap<string, Arrival> {
  const arrivals = new Map<string, Arrival>()
  for (const event of events) {
    const known = arrivals.get(event.visitor)
    if (event.kind === 'init' && !known) arrivals.set(event.visitor, event)
  }
  return arrivals
}

function sumsOf(
  events: readonly VisitFact[],
  arrivals: ReadonlyMap<string, Arrival>,
  { from, to }: Span,
  zone: string,
): VisitSums {
  const views = events.filter(({ kind }) => kind === 'view')
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => hour)
  const byElapsed = groupsOf(views, ({ at }) => Math.floor((at - from) / HOUR))
  const byClock = groupsOf(views, ({ at }) => weekHour(at, zone).hour)
  const visitors = [...groupsOf(views, ({ visitor }) => visitor)].map(([visitor, [first]]) => ({
    browser: first?.browser ?? '',
    system: first?.system ?? '',
    ...(arrivals.get(visitor) ?? unknown),
  }))
  return {
    visitors: visitors.length,
    views: views.length,
    visitorsBy: hours.map(hour => distinct(byElapsed.get(hour) ?? [])),
    viewsBy: hours.map(hour => byElapsed.get(hour)?.length ?? 0),
    byHour: Array.from({ length: 24 }, (_, hour) => distinct(byClock.get(hour) ?? [])),
    pages: pagesOf(events, views),
    events: Object.fromEntries(
      [
        ...groupsOf(
          events.filter(({ kind }) => kind === 'event'),
          ({ key }) => key,
        ),
      ].map(([key, same]) => [key, { count: same.length, visitors: distinct(same) }]),
    ),
    screens: countsOf(visitors.map(({ screen }) => screen)),
    ratios: countsOf(visitors.map(({ pixelRatio }) => String(Math.round(pixelRatio * 4) / 4))),
    schemes: countsOf(visitors.map(({ scheme }) => scheme)),
    referrers: countsOf(visitors.flatMap(({ referrer }) => (referrer === null ? [] : [referrer]))),
    browsers: countsOf(visitors.map(({ browser }) => browser)),
    systems: countsOf(visitors.map(({ system }) => system)),
  }
}

/** Of whom nothing is known but that they saw a page. */
const unknown = { screen: '', pixelRatio: 1, scheme: 'unknown', referrer: '' } as const

function pagesOf(events: readonly VisitFact[], views: readonly VisitFact[]): VisitSums['pages'] {
  const seen = visitsIn(events).map(steps => steps.filter(({ kind }) => kind === 'view'))
  const entries = countsOf(seen.flatMap(steps => steps.slice(0, 1).map(({ key }) => key)))
  const exits = countsOf(seen.flatMap(steps => steps.slice(-1).map(({ key }) => key)))
  return Object.fromEntries(
    [...groupsOf(views, ({ key }) => key)].map(([key, same]) => [
      key,
      { views: same.length, visitors: distinct(same), entries: entries[key] ?? 0, exits: exits[key] ?? 0 },
    ]),
  )
}

/** The first steps of each visit, neighbours that are the same as one. */
const pathsOf = (events: readonly VisitFact[]): Counts =>
  countsOf(
    visitsIn(events).map(steps =>
      steps
        .map(({ key }) => key)
        .filter((key, index, keys) => key !== keys[index - 1])
        .slice(0, MOST_STEPS)
        .join('\n'),
    ),
  )

const distinct = (events: readonly Pick<VisitFact, 'visitor'>[]): number =>
  new Set(events.map(({ visitor }) => visitor)).size

function countsOf(keys: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** What several branches come to: whoever saw pages of two of them is a visitor of both. */
export function addVisitSums(all: readonly VisitSums[]): VisitSums | null {
  const [first, ...others] = all
  if (!first || others.length === 0) return first ?? null
  const hourly = (of: (sums: VisitSums) => readonly number[]) =>
    of(first).map((_, hour) => all.reduce((sum, each) => sum + (of(each)[hour] ?? 0), 0))
  const counts = (of: (sums: VisitSums) => Counts) => addCounts(all.map(of))
  return {
    visitors: all.reduce((sum, { visitors }) => sum + visitors, 0),
    views: all.reduce((sum, { views }) => sum + views, 0),
    visitorsBy: hourly(({ visitorsBy }) => visitorsBy),
    viewsBy: hourly(({ viewsBy }) => viewsBy),
    byHour: hourly(({ byHour }) => byHour),
    pages: keyed(
      all.map(({ pages }) => pages),
      (one, other) => ({
        views: one.views + other.views,
        visitors: one.visitors + other.visitors,
        entries: one.entries + other.entries,
        exits: one.exits + other.exits,
      }),
    ),
    events: keyed(
      all.map(({ events }) => events),
      (one, other) => ({ count: one.count + other.count, visitors: one.visitors + other.visitors }),
    ),
    screens: counts(({ screens }) => screens),
    ratios: counts(({ ratios }) => ratios),
    schemes: counts(({ schemes }) => schemes),
    referrers: counts(({ referrers }) => referrers),
    browsers: counts(({ browsers }) => browsers),
    systems: counts(({ systems }) => systems),
  }
}

function keyed<Row>(all: readonly Readonly<Record<string, Row>>[], add: (one: Row, other: Row) => Row) {
  const rows = new Map<string, Row>()
  for (const [key, row] of all.flatMap(each => Object.entries(each))) {
    const known = rows.get(key)
    rows.set(key, known === undefined ? row : add(known, row))
  }
  return Object.fromEntries(rows)
}

/** Counts of several days as one. */
export function addCounts(all: readonly Counts[]): Counts {
  const counts = new Map<string, number>()
  for (const each of all)
    for (const [key, count] of Object.entries(each)) counts.set(key, (counts.get(key) ?? 0) + count)
  return Object.fromEntries(counts)
}
