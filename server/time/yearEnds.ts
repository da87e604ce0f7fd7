import { addDays } from '../../schema/base/zonedTime.ts'
import type { YearFigures, YearVacation } from '../../schema/time/clockEvent.ts'
import { balanceOn, beginOf, contractOn, ledgerOf, settledIn, sumsOf } from '../../schema/time/ledger.ts'
import { addMonths } from '../../schema/time/months.ts'
import type { YearPeople, YearPerson, YearSheet } from '../../schema/time/yearCalls.ts'
import { carriedBalance, hasMoved } from '../../schema/time/yearEnd.ts'
import { vacationOf, type WholeFacts } from './balances.ts'
import type { Numbered } from './ownFeed.ts'

/** What a year of one person comes to: its hours as they are at the end of a local day, its vacation with all that is planned. */
export function yearFigures(facts: WholeFacts, year: number, on: string): YearFigures {
  return {
    ...carriedBalance(balanceOn(facts, on), facts.contracts, on),
    vacation: yearVacation(facts, `${year}-12-31`),
  }
}

function yearVacation(facts: WholeFacts, last: string): YearVacation | null {
  const [before, after] = [vacationOf(facts, addDays(last, -1)), vacationOf(facts, last)]
  if (!before || !after) return null
  const lapsed = before.lapses.filter(({ on }) => on === last).reduce((sum, { days }) => sum + days, 0)
  const { entitled, carried, paidOut, taken, left, lapses } = after
  // Whose leave year goes on into the next calendar year has planned some of it.
  return {
    entitled,
    brought: carried,
    ...(paidOut ? { paidOut: paidOut.reduce((sum, { days }) => sum + days, 0) } : {}),
    taken,
    left: left + lapsed,
    carried: left,
    lapsed,
    lapses: lapses.map(({ on, days }) => ({ on, days })),
  }
}

/** How a year stands for one person; `on` is the last local day of it that is over. */
export function yearPersonOf(
  facts: WholeFacts & { readonly work: Numbered },
  { year, on }: Pick<YearPeople, 'year' | 'on'>,
): Omit<YearPerson, 'user' | 'branches' | 'isApprover'> {
  const figures = yearFigures(facts, year, on)
  const closing = facts.years.closings.get(year)
  const stateOf = (month: string) => facts.work.months.get(month)?.state ?? 'draft'
  return {
    december: stateOf(`${year}-12`),
    isLocked: stateOf(`${year + 1}-01`) === 'approved',
    country: contractOn(facts.contracts, on)?.country ?? null,
    figures,
    closing: closing
      ? { ...closing, at: new Date(closing.at).toISOString(), hasMoved: hasMoved(closing, figures) }
      : null,
  }
}

/** The months and days of vacation that a year comes from; months that have not begun are left out. */
export function yearSheetOf(
  facts: WholeFacts,
  { user, year, on }: Pick<YearPeople, 'year' | 'on'> & { readonly user: number },
  steps: YearSheet['steps'],
): YearSheet {
  const begin = beginOf(facts) ?? '9999'
  const months: YearSheet['months'][number][] = []
  for (let first = `${year}-01-01`; first <= on && first.startsWith(`${year}`); first = addMonths(first, 1)) {
    const last = addDays(addMonths(first, 1), -1)
    const [from, to] = [first < begin ? begin : first, last < on ? last : on]
    if (from > to) continue
    const sums = sumsOf(ledgerOf(facts, from, to))
    months.push({ month: first.slice(0, 7), ...sums, balanceMinutes: balanceOn(facts, to) })
  }
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const vacation = ledgerOf(facts, from, to).flatMap(({ date, credits }) => {
    const days = credits.filter(({ kind }) => kind === 'vacation').reduce((sum, { share }) => sum + share, 0)
    return days > 0 ? [{ date, days }] : []
  })
  const carriedMinutes = balanceOn(facts, addDays(from, -1)) - settledIn(facts, from, to)
  return { user, year, carriedMinutes, months, vacation, steps }
}
