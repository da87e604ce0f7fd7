import type { Storage } from '../../../server/base/storage/storage.ts'
import type { Random } from '../seeded.ts'
import { local, weekdayAt } from './localClock.ts'

interface MadeVisit {
  readonly id: string
  readonly at: number
  readonly visitor: string
  readonly branch: number
  readonly kind: 'init' | 'view' | 'event'
  readonly key: string
  readonly browser: string
  readonly system: string
  readonly screen: string
  readonly pixelRatio: number
  readonly scheme: 'dark' | 'light' | 'unknown'
  readonly referrer: string | null
}

const PAGES = [
  ['/', 0],
  ['/store/stammhaus', 1],
  ['/store/bahnhof', 2],
  ['/status/*', 0],
  ['/verein/team', 0],
] as const

/** Events of browsers, fewer than `most` a day, that do something by chance, from an instant (epoch ms) on for so many days. */
export function madeVisits(random: Random, days: number, from: number, most: number): MadeVisit[] {
  const made: MadeVisit[] = []
  for (let day = 0; day < days; day++)
    for (let person = random.below(most); person > 0; person--) {
      let at = from + day * 86_400_000 + random.below(86_400_000)
      for (let step = 0; step < 1 + random.below(12); step++) {
        made.push(event(random, made.length, at, `${person}`))
        at += random.pick([200, 900, 1000, 20_000, 600_000, 1_800_000, 1_800_001, 9_000_000])
      }
    }
  // Their names are those of a day, as the salt makes them.
  return made.map(each => ({ ...each, visitor: `${local(each.at).slice(0, 10)} ${each.visitor}` }))
}

function event(random: Random, index: number, at: number, visitor: string): MadeVisit {
  const [page, branch] = random.pick(PAGES)
  const kind = random.pick(['init', 'view', 'view', 'view', 'event'] as const)
  return {
    id: `e${index}`,
    at,
    visitor,
    branch: kind === 'view' ? branch : kind === 'event' ? random.below(2) : 0,
    kind,
    key: kind === 'view' ? page : kind === 'event' ? random.pick(['event/add-to-cart', 'event/purchase']) : '',
    browser: random.pick(['Firefox 140', 'Chrome 150', '']),
    system: random.pick(['Android 16', 'Windows 10 oder neuer']),
    screen: random.pick(['390×844', '1440×900', '']),
    pixelRatio: random.pick([1, 2, 2.625, 1.1]),
    scheme: random.pick(['dark', 'light', 'unknown']),
    referrer: random.pick(['', 'example.org', null]),
  }
}

export const keepVisits = (storage: Storage, visits: readonly MadeVisit[]): Promise<void> =>
  storage.write(async transaction => {
    for (const each of visits) await transaction.visits.insert(each)
  })

/** Every figure of visitors, counted anew from the definitions alone; local dates, both included. */
export function recountVisits(
  all: readonly MadeVisit[],
  { from, to, branch = 0 }: { from: string; to: string; branch?: number },
) {
  const inOrder = all
    .filter(({ at }) => local(at).slice(0, 10) >= from && local(at).slice(0, 10) <= to)
    .toSorted((one, other) => one.at - other.at)
  const arrived = new Map<string, MadeVisit>()
  const seen = new Map<string, number>()
  const place = new Map<string, number>()
  const counted: MadeVisit[] = []
  for (const each of inOrder) {
    if (each.kind === 'init') {
      if (!arrived.has(each.visitor)) arrived.set(each.visitor, each)
      continue
    }
    if (each.kind === 'view') {
      const before = seen.get(each.visitor + each.key) ?? Number.NEGATIVE_INFINITY
      seen.set(each.visitor + each.key, each.at)
      if (each.at - before < 1000) continue
    }
    if (each.kind === 'view' || each.branch) place.set(each.visitor, each.branch)
    const at = each.branch || (each.kind === 'event' ? (place.get(each.visitor) ?? 0) : 0)
    if (branch === 0 || at === branch) counted.push(each)
  }
  const views = counted.filter(({ kind }) => kind === 'view')
  const first = new Map(views.toReversed().map(each => [each.visitor, each]))
  const visits = visitsOf(counted)
  const rows = <Row extends object>(keys: readonly string[], rowOf: (key: string) => Row) =>
    Object.fromEntries([...new Set(keys)].map(key => [key, rowOf(key)]))
  const cameWith = (valueOf: (arrival: MadeVisit | undefined, first: MadeVisit | undefined) => string | null) => {
    const counts: Record<string, number> = {}
    for (const [visitor, view] of first) {
      const value = valueOf(arrived.get(visitor), view)
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }
  const shownPages = visits.map(visit => visit.filter(({ kind }) => kind === 'view').map(({ key }) => key))
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => new Set<string>()))
  for (const { at, visitor } of views) week[weekdayAt(at)]?.[Number(local(at).slice(11, 13))]?.add(visitor)
  return {
    visitors: first.size,
    views: views.length,
    pages: rows(
      views.map(({ key }) => key),
      key => ({
        views: views.filter(each => each.key === key).length,
        visitors: new Set(views.filter(each => each.key === key).map(({ visitor }) => visitor)).size,
        entries: shownPages.filter(pages => pages[0] === key).length,
        exits: shownPages.filter(pages => pages.at(-1) === key).length,
      }),
    ),
    events: rows(
      counted.filter(({ kind }) => kind === 'event').map(({ key }) => key),
      key => ({
        count: counted.filter(each => each.key === key).length,
        visitors: new Set(counted.filter(each => each.key === key).map(({ visitor }) => visitor)).size,
      }),
    ),
    resolutions: cameWith(arrival => arrival?.screen || 'Unbekannt'),
    'device-pixel-ratios': cameWith(arrival => String(Math.round((arrival?.pixelRatio ?? 1) * 4) / 4)),
    'color-schemes': cameWith(arrival => arrival?.scheme ?? 'unknown'),
    referrers: cameWith(arrival => (arrival ? (arrival.referrer === '' ? 'Direkt' : arrival.referrer) : 'Direkt')),
    browsers: cameWith((arrival, first) => (arrival ?? first)?.browser || 'Unbekannt'),
    'operating-systems': cameWith((arrival, first) => (arrival ?? first)?.system || 'Unbekannt'),
    times: week.map(hours => hours.map(({ size }) => size)),
    visits: visits.length,
    flow: pathsOf(visits),
  }
}

/** Ways through visits: no step twice in a row, seven of them, the hundred that are taken most and all others as one. */
function pathsOf(visits: readonly (readonly MadeVisit[])[]) {
  const counts = new Map<string, number>()
  for (const visit of visits) {
    const steps: string[] = []
    for (const { key } of visit) if (steps.at(-1) !== key && steps.length < 7) steps.push(key)
    counts.set(steps.join('\n'), (counts.get(steps.join('\n')) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  const told = sorted.slice(0, 100).map(([steps, taken]) => ({ steps: steps.split('\n'), visits: taken }))
  const rest = sorted.slice(100).reduce((all, [, taken]) => all + taken, 0)
  return rest > 0 ? [...told, { steps: ['Andere'], visits: rest }] : told
}

/** Visits of each browser: 30 minutes without anything end one. */
function visitsOf(events: readonly MadeVisit[]): MadeVisit[][] {
  return [...Map.groupBy(events, ({ visitor }) => visitor).values()].flatMap(own => {
    const visits: MadeVisit[][] = []
    let last = Number.NEGATIVE_INFINITY
    for (const each of own) {
      if (each.at - last > 1_800_000) visits.push([])
      visits.at(-1)?.push(each)
      last = each.at
    }
    return visits
  })
}
