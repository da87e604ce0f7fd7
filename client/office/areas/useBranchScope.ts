import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'
import { type BranchScope, scopeAmong, scopeIn, scopeText } from './branchScope.ts'

const MANY = 500

interface ScopedBranches {
  /** Null for all of them. */
  readonly scope: BranchScope
  /** Branches this person works with, by name. */
  readonly branches: readonly { readonly id: number; readonly name: string }[]
  readonly choose: (scope: BranchScope) => void
}

/** The branches looked at: those of the address, else those this device was left with. */
export function useBranchScope(): ScopedBranches {
  const { office, actor, keptBranches } = useOffice()
  const navigate = useNavigate()
  const { filiale } = useSearch({ strict: false })
  const known = useSyncExternalStore(keptBranches.subscribe, keptBranches.get)
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const branches = useMemo(
    () =>
      (page?.rows ?? [])
        .filter(({ id }) => may(actor, 'read', orderAccess, [id]))
        .map(({ id, body }) => ({ id, name: String(body['name'] ?? id) })),
    [page, actor],
  )
  const asked = filiale ?? known
  const scope = useMemo(() => {
    const wanted = scopeIn(asked)
    // Before the branches are read nothing is left out of what was asked for.
    return branches.length === 0
      ? wanted
      : scopeAmong(
          wanted,
          branches.map(({ id }) => id),
        )
  }, [asked, branches])
  const choose = (next: BranchScope) => {
    const text = scopeText(next)
    keptBranches.set(text === undefined ? null : String(text))
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, filiale: text }),
      replace: true,
    })
  }
  return { scope, branches, choose }
}
