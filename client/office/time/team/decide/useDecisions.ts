import { keptByTeam, may } from '../../../../../schema/base/access.ts'
import type { ActivityEntry } from '../../../../../schema/time/calls.ts'
import { listActivitiesCall } from '../../../../../schema/time/officeCalls.ts'
import { isInScope } from '../../../areas/branchScope.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { type ServerQuery, useServerQuery } from '../../../server/useServerQuery.ts'
import { useOffice } from '../../../shell/scope.tsx'
import { decisionsOf, type ToDecide } from './decisions.ts'

/** How often (ms) it is asked while the office is open. */
const ASK_MS = 30_000

/** Working time that waits for this person's decision; whoever leads nobody asks for none. */
export function useDecisions(): {
  readonly query: ServerQuery<readonly ActivityEntry[]>
  readonly decisions: readonly ToDecide[]
} {
  const { actor } = useOffice()
  const { scope } = useBranchScope()
  const leads = [[], ...actor.branches.map(branch => [branch])].some(of => may(actor, 'update', keptByTeam, of))
  const query = useServerQuery(leads ? listActivitiesCall : null, {
    query: '?state=flagged&limit=500',
    everyMs: ASK_MS,
  })
  const seen = (query.value ?? []).filter(({ branch }) => isInScope(scope, branch === null ? [] : [branch]))
  return { query, decisions: decisionsOf(seen) }
}
