import { keptByTeam, may } from '../../../../../schema/base/access.ts'
import { type PersonWarnings, vacationWarnings } from '../../../../../schema/time/yearCalls.ts'
import { isInScope } from '../../../areas/branchScope.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { type ServerQuery, useServerQuery } from '../../../server/useServerQuery.ts'
import { useOffice } from '../../../shell/scope.tsx'

/** How often (ms) it is asked while the office is open: it changes with the days. */
const ASK_MS = 600_000

export interface Warnings {
  readonly query: ServerQuery<readonly PersonWarnings[]>
  /** Of the branches looked at. */
  readonly people: readonly PersonWarnings[]
  /** Those whom this person has to warn. */
  readonly due: readonly PersonWarnings[]
}

/** Who has to be warned of vacation that lapses, and who was; whoever leads nobody asks for none. */
export function useWarnings(): Warnings {
  const { actor } = useOffice()
  const { scope } = useBranchScope()
  const leads = [[], ...actor.branches.map(branch => [branch])].some(of => may(actor, 'update', keptByTeam, of))
  const query = useServerQuery(leads ? vacationWarnings : null, { everyMs: ASK_MS })
  const people = (query.value ?? []).filter(({ branches }) => isInScope(scope, branches))
  return { query, people, due: people.filter(({ isApprover, due }) => isApprover && due.length > 0) }
}
