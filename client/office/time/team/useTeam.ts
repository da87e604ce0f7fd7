import { useMemo } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../schema/business/personName.ts'
import type { MonthPerson } from '../../../../schema/time/calls.ts'
import { monthPeople } from '../../../../schema/time/officeCalls.ts'
import { now } from '../../../device/clock.ts'
import { monthOf } from '../../../ui/dates/calendar.ts'
import { type ServerQuery, useServerQuery } from '../../server/useServerQuery.ts'
import { useZone } from '../../shell/scope.tsx'
import { texts } from './texts.ts'

interface Team {
  readonly query: ServerQuery<readonly MonthPerson[]>
  readonly person: (id: number) => MonthPerson | undefined
  readonly name: (id: number) => string
}

/** Whose times one may read, with how their month (YYYY-MM; the present one without) stands. */
export function useTeam(month?: string): Team {
  const present = monthOf(localTime(now(), useZone()).date)
  const query = useServerQuery(monthPeople, { params: { month: month ?? present } })
  const byId = useMemo(() => new Map(query.value?.map(person => [person.user.id, person])), [query.value])
  const name = (id: number) => {
    const known = byId.get(id)
    return known ? nameOfPerson(known.user) : texts.person(id)
  }
  return { query, person: id => byId.get(id), name }
}
