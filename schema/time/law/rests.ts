import { isoWeekOf } from '../../base/isoWeek.ts'
import { addDays } from '../../base/zonedTime.ts'
import { type Finding, findingBy } from './finding.ts'
import type { Evaluate, Roster } from './roster.ts'
import type { Row } from './rows.ts'
import { restText, shortenedRestText } from './texts.ts'
import { minutesBetween, type WorkDay } from './workDays.ts'

/** A rest between two days of work. */
interface Rest {
  readonly before: WorkDay
  readonly after: WorkDay
  readonly minutes: number
}

/** Rest between days of work, with what may be shortened and has to be made up for. */
export const rests: Evaluate = roster => {
  const all = restsOf(roster)
  /** Long rests that already make up for another, and how often a week was shortened. */
  const used = new Set<Rest>()
  const shortened = new Map<string, number>()
  return all.flatMap(rest =>
    roster.rows('rest', rest.after.date).flatMap(row => {
      if (rest.minutes >= row.values.least) return []
      const { year, week } = isoWeekOf(rest.after.date)
      const times = shortened.get(`${year} ${week}`) ?? 0
      if (!mayShorten(rest, row, times)) return [tooShort(rest, row)]
      shortened.set(`${year} ${week}`, times + 1)
      return shortenedRest(rest, row, all, used)
    }),
  )
}

const restsOf = ({ days }: Roster): Rest[] =>
  days.slice(1).flatMap((after, at) => {
    const before = days[at]
    return before ? [{ before, after, minutes: minutesBetween(before.end, after.start) }] : []
  })

function mayShorten({ before, after, minutes }: Rest, { values: { reduced } }: Row<'rest'>, times: number): boolean {
  if (!reduced || minutes < reduced.least) return false
  const { mostPerWeek = Number.POSITIVE_INFINITY, splitGap = 0 } = reduced
  const isSplit = [before, after].some(({ breaks }) =>
    breaks.some(({ start, end }) => minutesBetween(start, end) >= splitGap),
  )
  return times < mostPerWeek && (splitGap === 0 || isSplit)
}

function tooShort({ before, after, minutes: is }: Rest, row: Row<'rest'>): Finding {
  const { least, reduced } = row.values
  // Where a shorter rest is for split shifts or once a week only, the long one is what was missed.
  const limit = reduced && reduced.splitGap === undefined && reduced.mostPerWeek === undefined ? reduced.least : least
  return findingBy('rest', row, {
    date: after.date,
    from: before.end,
    to: after.start,
    is,
    limit,
    text: restText(is, limit),
  })
}

/** A shortened rest: what has to follow, unless another rest has made up for it. */
function shortenedRest(rest: Rest, row: Row<'rest'>, all: readonly Rest[], used: Set<Rest>): Finding[] {
  const { least, reduced } = row.values
  const { before, after, minutes: is } = rest
  const found = { date: after.date, from: before.end, to: after.start, is, limit: least }
  if (reduced?.balanceDays === undefined)
    return [findingBy('rest', row, { ...found, kind: 'hint', text: shortenedRestText(is, least) })]
  const until = addDays(after.date, reduced.balanceDays)
  const long = reduced.longRest ?? 2 * least - is
  const balance = all.find(
    other => other.minutes >= long && !used.has(other) && other.after.start > after.start && other.before.date <= until,
  )
  if (balance) used.add(balance)
  const text = shortenedRestText(is, least, { long, until })
  return balance ? [] : [findingBy('rest', row, { ...found, kind: 'task', until, text })]
}
