import { useMemo } from 'react'
import { type PersonStanding, standingOfPeople } from '../../../schema/base/people.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useOffice } from '../shell/scope.tsx'

const EVERY = Number.MAX_SAFE_INTEGER
/** How often (ms) it is asked how people stand. */
const ASK_MS = 30_000

/** Everybody whose name has these words; undefined while the device is being read. */
export function usePeople(search: string): readonly Row[] | undefined {
  const { office } = useOffice()
  const live = useMemo(() => office.list('users', { search, sort: 'title', limit: EVERY }), [office, search])
  return useLive(live)?.rows
}

/** What only the server knows of people, by id; and a sentence where it cannot be asked. */
export function useStandings(): {
  readonly standings: ReadonlyMap<number, PersonStanding>
  readonly problem: string | null
} {
  const { value, problem } = useServerQuery(standingOfPeople, { everyMs: ASK_MS })
  return useMemo(() => ({ standings: new Map(value?.map(each => [each.id, each])), problem }), [value, problem])
}

/** The branches of the business by name, with the country a national number is at home in. */
export function useBranches() {
  const { office } = useOffice()
  const live = useMemo(() => office.list('branches', { sort: 'title', limit: EVERY }), [office])
  const page = useLive(live)
  return useMemo(
    () =>
      (page?.rows ?? []).map(({ id, body }) => ({
        id,
        name: String(body['name'] ?? ''),
        country: String(body['country'] ?? 'AT'),
      })),
    [page],
  )
}
