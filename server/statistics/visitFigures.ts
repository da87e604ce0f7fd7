import { addDays, DAY, dateOf, dayAt, localTime } from '../../schema/base/zonedTime.ts'
import { daySpans, type Span, spanOf } from '../../schema/statistics/buckets.ts'
import type { VisitedDay } from '../../schema/statistics/visitAnswers.ts'
import { addVisitSums, type BranchFlow, visitDay } from '../../schema/statistics/visitSums.ts'
import { fromJson } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import type { Asked } from './question.ts'

type Reads = Pick<Statements, 'visits' | 'visitDays'>

/** What visitors of a period did, day by day: of days that are over as it was reckoned, of others from what is kept of each visit. */
export async function visitedDays({ visits, visitDays }: Reads, asked: Asked): Promise<VisitedDay[]> {
  const { from, to } = spanOf(asked.dates, asked.zone)
  const known = byDate(await visitDays.sums(from, to), asked.zone)
  const isKept = await keptSpans({ visits })
  const days: VisitedDay[] = []
  for (const span of daySpans(asked.dates, asked.zone)) {
    const row = known.get(dateIn(span.from, asked.zone))
    const raw = !row && isKept(span) ? visitDay(await visits.between(span.from, span.to), span, asked.zone).sums : []
    const sums = row ? fromJson(row.sums) : raw
    days.push({ span, sums: addVisitSums(sums.filter(isAsked(asked)).map(each => each.sums)) })
  }
  return days
}

/** The ways visitors of a period took, day by day. */
export async function flowsIn({ visits, visitDays }: Reads, asked: Asked): Promise<BranchFlow[]> {
  const { from, to } = spanOf(asked.dates, asked.zone)
  const known = byDate(await visitDays.flows(from, to), asked.zone)
  const isKept = await keptSpans({ visits })
  const flows: BranchFlow[] = []
  for (const span of daySpans(asked.dates, asked.zone)) {
    const row = known.get(dateIn(span.from, asked.zone))
    const raw = !row && isKept(span) ? visitDay(await visits.between(span.from, span.to), span, asked.zone).flows : []
    flows.push(...(row ? fromJson(row.flows) : raw).filter(isAsked(asked)))
  }
  return flows
}

/** Of branches those that are asked for; 0 stands for all that was seen. */
const isAsked =
  ({ scope }: Asked) =>
  ({ branch }: { readonly branch: number }): boolean =>
    scope === null ? branch === 0 : scope.has(branch)

/** A day is found by its noon: where the zone of the business changed, what was reckoned by the former one stays what it was. */
const dateIn = (start: number, zone: string): string => dateOf(dayAt(start + DAY / 2, zone))

const byDate = <Row extends { readonly start: number }>(rows: readonly Row[], zone: string): ReadonlyMap<string, Row> =>
  new Map(rows.map(row => [dateIn(row.start, zone), row]))

/** Whether there may be visits in a span that are kept one by one. */
async function keptSpans({ visits }: Pick<Reads, 'visits'>): Promise<(span: Span) => boolean> {
  const [first, last] = [await visits.first(), await visits.last()]
  return ({ from, to }) => first !== null && last !== null && to > first && from <= last
}

/** Days of which visits are kept one by one and which are over since `settledMs`, before `now` (epoch ms). */
export async function daysToReckon(
  { visits, visitDays }: Reads,
  { zone, now, settledMs }: { readonly zone: string; readonly now: number; readonly settledMs: number },
): Promise<Span[]> {
  const first = await visits.first()
  if (first === null) return []
  const today = localTime(now - settledMs, zone).date
  const dates = { from: localTime(first, zone).date, to: addDays(today, -1) }
  if (dates.to < dates.from) return []
  const { from, to } = spanOf(dates, zone)
  const known = byDate(await visitDays.sums(from, to), zone)
  return daySpans(dates, zone).filter(({ from: start }) => !known.has(dateIn(start, zone)))
}
