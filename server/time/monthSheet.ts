import { addDays, instantAt, localTime } from '../../schema/base/zonedTime.ts'
import type { Activity } from '../../schema/time/activity.ts'
import type { MonthSheet, MonthView } from '../../schema/time/calls.ts'
import type { Finding } from '../../schema/time/law/finding.ts'
import { circumstancesOf, findingsOf, lawSince, termsOn } from '../../schema/time/law/findings.ts'
import { proposeBreak } from '../../schema/time/law/proposeBreak.ts'
import { workAs } from '../../schema/time/law/work.ts'
import { balanceOn, ledgerOf, settledIn, sumsOf } from '../../schema/time/ledger.ts'
import { addMonths } from '../../schema/time/months.ts'
import { vacationOf, type WholeFacts } from './balances.ts'
import { entryOf } from './corrections.ts'
import type { Numbered } from './ownFeed.ts'

/** A month (YYYY-MM) of one person: the ledger, the work behind it and what the law says about it. `now` is that of the facts. */
export function monthSheetOf(user: number, month: string, facts: WholeFacts, work: Numbered): MonthSheet {
  const from = `${month}-01`
  const to = addDays(addMonths(from, 1), -1)
  const days = ledgerOf(facts, from, to)
  // What is owed today or later is not over yet: it is shown, and counts in no sum.
  const yesterday = addDays(localTime(facts.now, facts.zone).date, -1)
  const until = earlier(to, yesterday)
  const [begin, end] = [instantAt(from, 0, facts.zone), instantAt(addDays(to, 1), 0, facts.zone)]
  const shown = work.activities.filter(
    ({ startedAt, uid }) => begin <= startedAt && startedAt < end && work.numbers.has(uid),
  )
  return {
    ...monthViewOf(work, month),
    user,
    month,
    days,
    until,
    sums: sumsOf(days.filter(({ date }) => date <= until)),
    // What a closed year took out is gone before the first of January.
    carriedMinutes: balanceOn(facts, earlier(addDays(from, -1), until)) - settledIn(facts, from, until),
    balanceMinutes: balanceOn(facts, until),
    vacation: vacationOf(facts, to),
    closing: closingIn(facts, month),
    activities: shown.map(activity => entryOf({ user, activity, work }, facts.now)),
    findings: findingsIn(facts, work, from, to),
    proposals: shown.flatMap(activity => proposalsFor(activity, work, facts)),
  }
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** What the law says against work of the local days from one to another; of a week its Monday may lie before them. */
export function findingsIn(
  facts: Omit<WholeFacts, 'work'>,
  { activities }: Pick<Numbered, 'activities'>,
  from: string,
  to: string,
): readonly Finding[] {
  const { contracts, zone } = facts
  const before = instantAt(lawSince(from), 0, zone)
  const until = instantAt(addDays(to, 1), 0, zone)
  const works = activities.filter(({ startedAt }) => before <= startedAt && startedAt < until).flatMap(workAs)
  return findingsOf(works, contracts, { from, to, zone })
}

/** How a month stands, as it is told. */
export function monthViewOf({ months }: Pick<Numbered, 'months'>, month: string): MonthView {
  const { state, steps } = months.get(month) ?? { state: 'draft', steps: [] }
  const told = steps.map(({ step, author, at, reason }) => ({ step, author, at: new Date(at).toISOString(), reason }))
  return { state, steps: told }
}

/** The closed year that a December ends, or that a January goes on from. */
function closingIn({ years }: WholeFacts, month: string): MonthSheet['closing'] {
  const [year, number] = [Number(month.slice(0, 4)), month.slice(5)]
  const closing = years.closings.get(number === '01' ? year - 1 : year)
  if (!closing || (number !== '01' && number !== '12')) return null
  return { ...closing, at: new Date(closing.at).toISOString() }
}

function proposalsFor(
  activity: Activity,
  { numbers }: Numbered,
  { contracts, zone }: Pick<WholeFacts, 'contracts' | 'zone'>,
): MonthSheet['proposals'] {
  const sorted = contracts.toSorted((one, other) => one.from.localeCompare(other.from))
  const terms = termsOn(sorted, localTime(activity.startedAt, zone).date)
  if (!terms) return []
  return workAs(activity).flatMap(work => {
    const found = proposeBreak(work, circumstancesOf(terms, zone))
    if (!found) return []
    const { start, end, minutes, paragraph, text } = found
    const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()]
    return [{ activity: numbers.get(activity.uid) ?? 0, from, to, minutes, paragraph, text }]
  })
}
