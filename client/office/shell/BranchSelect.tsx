import { input } from './styles.ts'
import { texts } from './texts.ts'

interface BranchSelectProps {
  readonly branches: readonly { readonly id: number; readonly name: string }[]
  /** Null for all of them. */
  readonly branch: number | null
  readonly onBranch: (branch: number | null) => void
}

/** One branch or all of them; only where there is more than one to choose from. */
export function BranchSelect({ branches, branch, onBranch }: BranchSelectProps) {
  if (branches.length < 2 && branch === null) return null
  return (
    <label className="flex items-center gap-3 text-caption font-medium max-tablet:w-full">
      {texts.branch.label}
      <select
        className={`${input} min-w-52 max-tablet:flex-1`}
        value={branch ?? ''}
        onChange={event => onBranch(Number(event.target.value) || null)}
      >
        <option value="">{texts.branch.all}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
