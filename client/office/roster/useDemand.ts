import { useMemo } from 'react'
import type { ExpectedDay } from '../../../schema/ordering/expected.ts'
import { expectedOrdersCall } from '../../../schema/ordering/officeCalls.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { type HourSpan, hourSpan, staffByHour } from './demand.ts'
import type { RosterWeek } from './rosterWeek.ts'

export interface Demand {
  readonly span: HourSpan
  readonly of: (date: string) => { readonly expected: ExpectedDay; readonly staff: readonly number[] } | null
}

/** What a week will probably bring the branches looked at, beside who is planned; null before the server has said it, and where it knows of nothing. */
export function useDemand({ dates, here }: RosterWeek, branches: readonly number[]): Demand | null {
  const [monday = ''] = dates
  const query = `?${new URLSearchParams({ from: monday, 'filter[branch]': branches.join(',') }).toString()}`
  const { value } = useServerQuery(branches.length > 0 ? expectedOrdersCall : null, { query })
  return useMemo(() => {
    const days = new Map((value ?? []).map(day => [day.date, day]))
    // The former answer may be another week's.
    if (!days.has(monday)) return null
    const staff = staffByHour(here, dates)
    const span = hourSpan([...days.values()], staff)
    // Nothing was ordered there yet: that says nothing.
    if (span.mostOrders === 0) return null
    return {
      span,
      of(date) {
        const [expected, planned] = [days.get(date), staff.get(date)]
        return expected && planned ? { expected, staff: planned } : null
      },
    }
  }, [value, here, dates, monday])
}
