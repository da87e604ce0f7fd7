import { keptByTeam, may } from '../../../../../schema/base/access.ts'
import { addDays, localTime } from '../../../../../schema/base/zonedTime.ts'
import type { ActivityEntry } from '../../../../../schema/time/calls.ts'
import { listActivitiesCall } from '../../../../../schema/time/officeCalls.ts'
import { now } from '../../../../device/clock.ts'
import { isInScope } from '../../../areas/branchScope.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { type ServerQuery, useServerQuery } from '../../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { decisionsOf, type ToDecide } from './decisions.ts'

/** How often (ms) it is asked while the office is open: what is new, and what was left lying. */
const ASK_MS = 30_000
const ASK_OLD_MS = 900_000
/** What is new began so many days ago at most, and nothing is looked for that lies longer than a year before. */
const NEW_DAYS = 62
const OLD_DAYS = NEW_DAYS + 366
/** More than so many nobody decides in one go: the newest are shown. */
const MOST = 500

/** Working time that waits for this person's decision; whoever leads nobody asks for none. */
export function useDecisions(): {
  readonly query: ServerQuery<readonly ActivityEntry[]>
  readonly older: ServerQuery<readonly ActivityEntry[]>
  readonly decisions: readonly ToDecide[]
  /** There is more than is shown. */
  readonly hasMore: boolean
} {
  const { actor } = useOffice()
  const { scope } = useBranchScope()
  const leads = [[], ...actor.branches.map(branch => [branch])].some(of => may(actor, 'update', keptByTeam, of))
  const today = localTime(now(), useZone()).date
  const back = (days: number) => addDays(today, -days)
  const call = leads ? listActivitiesCall : null
  const flagged = `?state=flagged&limit=${MOST}`
  const query = useServerQuery(call, { query: `${flagged}&from=${back(NEW_DAYS)}`, everyMs: ASK_MS })
  const older = useServerQuery(call, {
    query: `${flagged}&from=${back(OLD_DAYS)}&to=${back(NEW_DAYS + 1)}`,
    everyMs: ASK_OLD_MS,
  })
  const known = [...(query.value ?? []), ...(older.value ?? [])]
  const hasMore = [query, older].some(({ value }) => value?.length === MOST)
  const seen = known.filter(({ branch }) => isInScope(scope, branch === null ? [] : [branch]))
  return { query, older, decisions: decisionsOf(seen), hasMore }
}
