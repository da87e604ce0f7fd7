import { useMemo } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { useLive } from '../../data/engine/live.ts'
import { BranchSelect } from '../shell/BranchSelect.tsx'
import { useOffice } from '../shell/scope.tsx'

const MANY = 500

interface BranchChoiceProps {
  readonly branch: number | null
  readonly onBranch: (branch: number | null) => void
}

/** One of the branches whose orders the person may see, or all; only where there is more than one. */
export function BranchChoice({ branch, onBranch }: BranchChoiceProps) {
  const { office, actor } = useOffice()
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const own = (page?.rows ?? []).filter(({ id }) => may(actor, 'read', orderAccess, [id]))
  const branches = own.map(({ id, body }) => ({ id, name: String(body['name'] ?? id) }))
  return <BranchSelect {...{ branches, branch, onBranch }} />
}
