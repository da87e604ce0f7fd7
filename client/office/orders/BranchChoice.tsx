import { useMemo } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { texts } from './texts.ts'

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
  if (own.length < 2) return null
  return (
    <label className="flex items-center gap-3 text-caption font-medium max-tablet:w-full">
      {texts.branch}
      <select
        className={`${input} min-w-52 max-tablet:flex-1`}
        value={branch ?? ''}
        onChange={event => onBranch(Number(event.target.value) || null)}
      >
        <option value="">{texts.allBranches}</option>
        {own.map(({ id, body }) => (
          <option key={id} value={id}>
            {String(body['name'] ?? id)}
          </option>
        ))}
      </select>
    </label>
  )
}
