import type { StatisticAnswer } from '../../../../schema/statistics/answers.ts'
import { statisticCall } from '../../../../schema/statistics/calls.ts'
import { type ServerQuery, useServerQuery } from '../../server/useServerQuery.ts'
import type { Dates } from '../period.ts'
import { useDashboard } from './dashboardContext.ts'
import type { FigureName } from './registry.ts'

/** How often (ms) a figure that still grows is asked for. */
const ASK_MS = 60_000

interface Asked<Answer> {
  readonly query: ServerQuery<Answer>
  /** The answer to what is looked at; one to another question is nothing here. */
  readonly answer: Answer | null
}

interface Wanted {
  /** Null asks for nothing. */
  readonly dates: Dates | null
  /** Instead of the branches looked at: 'filter[branch]=8'. */
  readonly branches?: string
  /** Further of the query: 'by=appointment'. */
  readonly more?: string
}

/** What follows the path of a figure: '?from=2026-11-17&to=2026-11-23&filter[branch]=8'. */
export const statisticQuery = ({ from, to }: Dates, ...more: readonly string[]): string =>
  `?${[`from=${from}`, `to=${to}`, ...more.filter(part => part !== '')].join('&')}`

/** A figure over these dates, for the branches looked at; asked again while it still grows. */
export function useStatistic<Name extends FigureName>(
  name: Name | null,
  { dates, branches, more = '' }: Wanted,
): Asked<StatisticAnswer<Name>> {
  const { today, branches: looked } = useDashboard()
  const call = name === null || dates === null ? null : statisticCall(name)
  const query = useServerQuery<`/statistics/${Name}`, StatisticAnswer<Name>>(call, {
    query: dates === null ? '' : statisticQuery(dates, branches ?? looked, more),
    ...(dates?.to === today ? { everyMs: ASK_MS } : {}),
  })
  const isRight = query.value !== null && query.value.from === dates?.from && query.value.to === dates.to
  return { query, answer: isRight && query.asOf !== null ? query.value : null }
}
